/// A cache of the lines of the last frame: a line that would look the same is copied instead of drawn again.
///
/// A line must depend only on its key, its place and the look of the frame. Its place must be blank before. Do not add
/// clickable regions while drawing a line: they would be missing when it is copied.
@MainActor
package final class LineMemory {
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
    /// One per row of the canvas.
    private var lines: [Line?] = []

    /// No lines.
    package init() {}

    /// A number that was never used before, for a change of the data behind lines.
    package static func newVersion() -> Int {
        lastVersion += 1
        return lastVersion
    }

    /// Begins a frame; clears the cache if its look differs from the last one's.
    package func begin(_ canvas: Canvas, context: RenderContext) {
        let present = Look(
            theme: context.theme, glyphs: context.glyphs, isPlain: context.isPlain, metrics: canvas.metrics,
            size: canvas.size)
        guard present != look else { return }
        look = present
        lines = Array(repeating: nil, count: max(0, canvas.size.height))
    }

    /// Draws a line into a rectangle one row high, or copies it if the last frame had the same key there.
    package func draw(_ key: LineKey, into canvas: inout Canvas, in rect: Rect, _ draw: (inout Canvas) -> Void) {
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

/// The identity of a line: two lines with the same key at the same place look the same.
package struct LineKey: Equatable {
    /// Changes whenever the data behind the lines changes: a number of `LineMemory.newVersion`.
    package let version: Int
    /// Which of the lines it is.
    package let index: Int
    /// Whether it is the selected one.
    package let isSelected: Bool
    /// Whether it is the first on the screen.
    package let isFirst: Bool

    package init(version: Int, index: Int, isSelected: Bool = false, isFirst: Bool = false) {
        self.version = version
        self.index = index
        self.isSelected = isSelected
        self.isFirst = isFirst
    }
}
