/// The lines of the last frame: one that would look the same again is taken over in place of being drawn.
///
/// A line is a function of its key, its place and how the frame looks; whoever draws may use nothing else. Its place
/// must be blank before. Nothing that can be clicked may be said while a line is drawn: it would be said once only.
@MainActor
public final class LineMemory {
    private struct Line {
        let key: LineKey
        let columns: Range<Int>
        let cells: [Cell]
    }

    /// What all lines of a frame depend on.
    private struct Look: Equatable {
        let theme: Theme
        let glyphs: Glyphs
        let isPlain: Bool
        let metrics: TextMetrics
        let size: Size
    }

    private static var lastVersion = 0
    private var look: Look?
    /// One for each row of the canvas.
    private var lines: [Line?] = []

    /// Makes a memory of nothing.
    public init() {}

    /// A number that no line had before, for whoever has changed.
    public static func newVersion() -> Int {
        lastVersion += 1
        return lastVersion
    }

    /// Begins a frame; forgets all lines where it looks otherwise than the last.
    public func begin(_ canvas: Canvas, context: RenderContext) {
        let present = Look(
            theme: context.theme, glyphs: context.glyphs, isPlain: context.isPlain, metrics: canvas.metrics,
            size: canvas.size)
        guard present != look else { return }
        look = present
        lines = Array(repeating: nil, count: max(0, canvas.size.height))
    }

    /// Draws a line into a rectangle one row high, or takes it over where the same key stood there in the last frame.
    public func draw(_ key: LineKey, into canvas: inout Canvas, in rect: Rect, _ draw: (inout Canvas) -> Void) {
        let y = rect.y
        guard lines.indices.contains(y), rect.height == 1, canvas.clip.intersection(rect) == rect else {
            return canvas.clipped(to: rect, draw)
        }
        let columns = rect.x..<rect.maxX
        if let line = lines[y], line.key == key, line.columns == columns {
            return canvas.adopt(line.cells, columns: columns, y: y)
        }
        canvas.clipped(to: rect, draw)
        lines[y] = Line(key: key, columns: columns, cells: canvas.rows[y])
    }
}
