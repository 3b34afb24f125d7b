/// A screenful of cells as a value: screens draw into it, tests read it, the driver sends what changed.
///
/// Coordinates are those of the whole canvas; `clipped` narrows where drawing has an effect. A wide glyph is
/// never cut in half: where its second half does not fit a blank is drawn, and overwriting one half clears the
/// other.
@MainActor
public struct Canvas {
    /// Columns and rows.
    public let size: Size
    /// How wide text is.
    public let metrics: TextMetrics
    /// Where the hardware cursor stands: the edit point of a text field or the selected row; nil hides nothing,
    /// it only means that no one asked.
    public var cursor: Point?
    /// Whether the hardware cursor shows (a text field has the focus).
    public var isCursorVisible = false

    private(set) var cells: [Cell]
    private var clip: Rect

    /// Makes an empty canvas.
    public init(size: Size, metrics: TextMetrics = TextMetrics(), style: Style = .plain) {
        self.size = size
        self.metrics = metrics
        cells = Array(repeating: .blank(style), count: size.width * size.height)
        clip = Rect(size)
    }

    /// The whole canvas.
    public var bounds: Rect { Rect(size) }

    /// The cell at a point; a blank outside the canvas.
    public subscript(x: Int, y: Int) -> Cell {
        guard bounds.contains(Point(x: x, y: y)) else { return .blank() }
        return cells[y * size.width + x]
    }

    /// The cells of a row; empty outside the canvas.
    public func cells(inRow y: Int) -> ArraySlice<Cell> {
        guard y >= 0, y < size.height else { return [] }
        return cells[y * size.width..<(y + 1) * size.width]
    }

    /// Whether a row holds the same cells as that row of another canvas of the same size.
    public func isRow(_ y: Int, equalTo other: Canvas) -> Bool {
        cells(inRow: y) == other.cells(inRow: y)
    }

    /// A row as text, without styles; its display width is the width of the canvas.
    public func text(inRow y: Int) -> String {
        cells(inRow: y).reduce(into: "") { $0 += $1.text }
    }

    /// All rows as text, trailing blanks dropped, joined by newlines.
    public var text: String {
        (0..<size.height).map { row in
            var line = text(inRow: row)
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }

    /// Draws with everything outside the rectangle protected.
    public mutating func clipped(to rect: Rect, _ draw: (inout Canvas) -> Void) {
        let before = clip
        clip = clip.intersection(rect)
        draw(&self)
        clip = before
    }

    /// Draws text in one row from a column on, and answers the column after it.
    ///
    /// Control characters and line ends are drawn as blanks. The text stops before a glyph that would pass
    /// `limit` columns or the canvas; use `TextMetrics.truncated` first where an ellipsis is wanted.
    @discardableResult
    public mutating func put(_ text: String, x: Int, y: Int, style: Style = .plain, limit: Int = .max) -> Int {
        let end = limit >= size.width ? size.width : min(size.width, x + max(0, limit))
        guard x < end else { return x }
        var column = x
        var cursor = GlyphCursor(text, metrics: metrics)
        while cursor.advance() {
            let columns = cursor.columns
            if columns == 0 { continue }
            if column + columns > end { break }
            if let scalar = cursor.scalar {
                place(scalar, columns, of: columns, x: column, y: y, style: style)
            } else {
                let glyph = cursor.glyph
                place(value(of: glyph), glyph.glyphColumns, of: columns, x: column, y: y, style: style)
            }
            column += columns
        }
        return column
    }

    /// Draws text in one row from a column on, and answers the column after it.
    @discardableResult
    public mutating func put(
        _ text: some StringProtocol, x: Int, y: Int, style: Style = .plain, limit: Int = .max
    ) -> Int {
        put(String(text), x: x, y: y, style: style, limit: limit)
    }

    /// Fills a rectangle with a character one column wide (a blank by default).
    public mutating func fill(_ rect: Rect, style: Style = .plain, character: Character = " ") {
        let glyph = metrics.glyph(of: character)
        let area = rect.intersection(clip)
        guard !area.isEmpty, glyph.columns == 1 else { return }
        let value = value(of: glyph)
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX { place(value, 1, of: 1, x: x, y: y, style: style) }
        }
    }

    /// Changes the style of cells already drawn, keeping their glyphs.
    public mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
        let area = rect.intersection(clip)
        guard !area.isEmpty else { return }
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX {
                let index = y * size.width + x
                cells[index].style = change(cells[index].style)
            }
        }
    }

    /// Copies rows of another canvas of the same width, from its row `top` on, into a rectangle.
    ///
    /// A page longer than the screen is drawn whole into a canvas of its own and shown through this.
    public mutating func show(_ page: Canvas, from top: Int, in rect: Rect) {
        let area = rect.intersection(clip)
        for y in area.y..<max(area.y, area.maxY) {
            let source = page.cells(inRow: top + y - rect.y)
            guard !source.isEmpty else { continue }
            for x in area.x..<min(area.maxX, rect.x + page.size.width) {
                cells[y * size.width + x] = source[source.startIndex + x - rect.x]
            }
        }
        if let point = page.cursor, point.y >= top, point.y < top + rect.height {
            setCursor(x: rect.x + point.x, y: rect.y + point.y - top, visible: page.isCursorVisible)
        }
    }

    /// Puts the cursor on a point and says whether it shows.
    public mutating func setCursor(x: Int, y: Int, visible: Bool) {
        guard bounds.contains(Point(x: x, y: y)) else { return }
        cursor = Point(x: x, y: y)
        isCursorVisible = visible
    }

    /// Puts a glyph, and blanks up to the columns it takes. Where the clip shows one half, that half is blank.
    @inline(__always)
    private mutating func place(_ glyph: UInt32, _ width: Int, of columns: Int, x: Int, y: Int, style: Style) {
        guard y >= clip.y, y < clip.maxY, x < clip.maxX, x + columns > clip.x else { return }
        let index = y * size.width + x
        if columns == 2 {
            guard x >= clip.x else { return set(.blank(style), at: index + 1, x: x + 1) }
            guard x + 1 < clip.maxX else { return set(.blank(style), at: index, x: x) }
            set(width == 2 ? .continuation(style) : .blank(style), at: index + 1, x: x + 1)
        }
        set(Cell(glyph: glyph, width: UInt8(width), style: style), at: index, x: x)
    }

    private func value(of glyph: DrawnGlyph) -> UInt32 {
        ClusterTable.shared.glyph(for: glyph.character)
    }

    /// Replaces a cell; the other half of a wide glyph that stood there becomes a blank.
    @inline(__always)
    private mutating func set(_ cell: Cell, at index: Int, x: Int) {
        if cells[index].width != 1 { clearHalves(at: index, x: x) }
        cells[index] = cell
    }

    /// Overwriting one half of a wide glyph blanks the other half.
    private mutating func clearHalves(at index: Int, x: Int) {
        let old = cells[index]
        if old.isContinuation, x > 0 {
            cells[index - 1] = .blank(cells[index - 1].style)
        } else if old.width == 2, x + 1 < size.width {
            cells[index + 1] = .blank(cells[index + 1].style)
        }
    }
}
