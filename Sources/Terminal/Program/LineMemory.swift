/// A cache of the last frame's lines: a line that would look the same is copied instead of redrawn.
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

    private struct Look: Equatable {
        let theme: Theme
        let glyphs: Glyphs
        let isPlain: Bool
        let metrics: TextMetrics
        let size: Size
    }

    private static var lastVersion = 0
    private var look: Look?
    private var lines: [Line?] = []

    package init() {}

    /// Returns a number that was never used before, for a change of the data behind lines.
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

package struct LineKey: Equatable {
    package let version: Int
    package let index: Int
    package let isSelected: Bool
    package let isFirst: Bool

    package init(version: Int, index: Int, isSelected: Bool = false, isFirst: Bool = false) {
        self.version = version
        self.index = index
        self.isSelected = isSelected
        self.isFirst = isFirst
    }
}
