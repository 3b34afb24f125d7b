/// A screenful of cells as a value: screens draw into it, tests read it, the driver sends what changed.
///
/// Coordinates are those of the whole canvas; `clipped` limits where drawing has an effect. A wide glyph is never cut
/// in half: if its second half does not fit, a blank is drawn, and overwriting one half clears the other.
///
/// Each row is an array of its own. A row that was not drawn into, or was adopted from another canvas, is shared, and
/// rows that two canvases share compare equal without comparing cells.
@MainActor
public struct Canvas {
    package let size: Size
    package let metrics: TextMetrics
    /// The position of the hardware cursor: the edit point of a text field or the selected row; nil if not set.
    package var cursor: Point?
    package var isCursorVisible = false

    package private(set) var pictures: [PicturePlacement] = []

    private(set) var rows: [[Cell]]
    private(set) var clip: Rect

    package init(size: Size, metrics: TextMetrics = TextMetrics(), style: Style = .plain) {
        self.size = size
        self.metrics = metrics
        rows = Array(
            repeating: Array(repeating: .blank(style), count: max(0, size.width)), count: max(0, size.height))
        clip = Rect(size)
    }

    package var bounds: Rect { Rect(size) }

    /// Returns a blank outside the canvas.
    package subscript(x: Int, y: Int) -> Cell {
        guard bounds.contains(Point(x: x, y: y)) else { return .blank() }
        return rows[y][x]
    }

    /// Returns no cells outside the canvas.
    package func cells(inRow y: Int) -> [Cell] {
        rows.indices.contains(y) ? rows[y] : []
    }

    package func isRow(_ y: Int, equalTo other: Canvas) -> Bool {
        cells(inRow: y) == other.cells(inRow: y)
    }

    /// A row without styles; its display width is the width of the canvas.
    package func text(inRow y: Int) -> String {
        cells(inRow: y).reduce(into: "") { $0 += $1.text }
    }

    /// All rows without trailing blanks, joined by newlines.
    package var text: String {
        (0..<size.height).map { row in
            var line = text(inRow: row)
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }

    package mutating func clipped(to rect: Rect, _ draw: (inout Canvas) -> Void) {
        let before = clip
        clip = clip.intersection(rect)
        draw(&self)
        clip = before
    }

    /// Draws text in one row and returns the column after it. Control characters and line ends are drawn as blanks. The
    /// text stops before a glyph that would exceed `limit` columns or the canvas; with `fitting`, it ends in an ellipsis.
    @discardableResult
    package mutating func put(_ text: String, x: Int, y: Int, style: Style = .plain, limit: Int = .max) -> Int {
        let end = limit >= size.width ? size.width : min(size.width, x + max(0, limit))
        guard x < end else { return x }
        var row = moveOutRow(y)
        var column = x
        var cursor = GlyphCursor(text, metrics: metrics)
        while cursor.advance() {
            let columns = cursor.columns
            if columns == 0 { continue }
            if column + columns > end { break }
            if let scalar = cursor.scalar {
                place(scalar, columns, of: columns, in: &row, x: column, style: style)
            } else {
                let glyph = cursor.glyph
                place(value(of: glyph), glyph.glyphColumns, of: columns, in: &row, x: column, style: style)
            }
            column += columns
        }
        putBack(&row, y)
        return column
    }

    @discardableResult
    package mutating func put(
        _ text: some StringProtocol, x: Int, y: Int, style: Style = .plain, limit: Int = .max
    ) -> Int {
        put(String(text), x: x, y: y, style: style, limit: limit)
    }

    /// Draws text in one row and returns the column after it. Text longer than `columns` is cut with an ellipsis.
    @discardableResult
    package mutating func put(_ text: String, x: Int, y: Int, style: Style = .plain, fitting columns: Int) -> Int {
        put(metrics.truncated(text, to: columns), x: x, y: y, style: style)
    }

    /// Draws a sign, or the word in its place, at the start of a row. Returns the row, moved right by the columns that
    /// a word takes beyond one.
    package mutating func put(sign: String, in row: Rect, style: Style) -> Rect {
        let longer = max(0, put(sign, x: row.x, y: row.y, style: style) - row.x - 1)
        return Rect(x: row.x + longer, y: row.y, width: row.width - longer, height: row.height)
    }

    /// Blanks the cells that show one of these signs, one column wide each.
    package mutating func erase(_ signs: Set<Unicode.Scalar>) {
        for y in rows.indices {
            for x in rows[y].indices where rows[y][x].glyph > 0x7f {
                guard let scalar = rows[y][x].scalar, signs.contains(scalar) else { continue }
                rows[y][x] = .blank(rows[y][x].style)
            }
        }
    }

    /// `character` is one column wide.
    package mutating func fill(_ rect: Rect, style: Style = .plain, character: Character = " ") {
        let glyph = metrics.glyph(of: character)
        let area = rect.intersection(clip)
        guard !area.isEmpty, glyph.columns == 1 else { return }
        let value = value(of: glyph)
        let cell = Cell(glyph: value, width: 1, style: style)
        if area.width == size.width {
            let whole = Array(repeating: cell, count: size.width)
            for y in area.y..<area.maxY { rows[y] = whole }
            return
        }
        for y in area.y..<area.maxY {
            var row = moveOutRow(y)
            for x in area.x..<area.maxX { set(cell, in: &row, x: x) }
            putBack(&row, y)
        }
    }

    package mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
        let area = rect.intersection(clip)
        guard !area.isEmpty else { return }
        for y in area.y..<area.maxY {
            var row = moveOutRow(y)
            for x in area.x..<area.maxX { row[x].style = change(row[x].style) }
            putBack(&row, y)
        }
    }

    /// Copies rows of another canvas of the same width, such as a page longer than the screen, from its row `top` on.
    package mutating func show(_ page: Canvas, from top: Int, in rect: Rect) {
        let area = rect.intersection(clip)
        for y in area.y..<max(area.y, area.maxY) {
            let source = page.cells(inRow: top + y - rect.y)
            guard !source.isEmpty else { continue }
            let columns = area.x..<min(area.maxX, rect.x + page.size.width)
            if columns == 0..<size.width, rect.x == 0, source.count == size.width {
                rows[y] = source
                continue
            }
            var row = moveOutRow(y)
            for x in columns { row[x] = source[x - rect.x] }
            putBack(&row, y)
        }
        if let point = page.cursor, point.y >= top, point.y < top + rect.height {
            setCursor(x: rect.x + point.x, y: rect.y + point.y - top, visible: page.isCursorVisible)
        }
    }

    /// Puts a picture above cells; it must lie within the canvas.
    package mutating func place(_ picture: PicturePlacement) {
        guard picture.rect.intersection(bounds) == picture.rect, !picture.rect.isEmpty else { return }
        pictures.append(picture)
    }

    package mutating func removePictures() { pictures = [] }

    package mutating func setCursor(x: Int, y: Int, visible: Bool) {
        guard bounds.contains(Point(x: x, y: y)) else { return }
        cursor = Point(x: x, y: y)
        isCursorVisible = visible
    }

    /// Copies cells of a row of an equally wide canvas; the clip must contain these columns.
    mutating func adopt(_ cells: [Cell], columns: Range<Int>, y: Int) {
        if columns == 0..<size.width {
            rows[y] = cells
        } else {
            var row = moveOutRow(y)
            for x in columns { row[x] = cells[x] }
            putBack(&row, y)
        }
    }

    /// Moves a row out for drawing, so that it has a single owner. Returns an empty array if the clip hides it.
    @inline(__always)
    private mutating func moveOutRow(_ y: Int) -> [Cell] {
        guard y >= clip.y, y < clip.maxY else { return [] }
        var row: [Cell] = []
        swap(&row, &rows[y])
        return row
    }

    @inline(__always)
    private mutating func putBack(_ row: inout [Cell], _ y: Int) {
        guard !row.isEmpty else { return }
        swap(&row, &rows[y])
    }

    /// Places a glyph, and blanks up to its columns. If the clip hides one half, the other half is blank.
    @inline(__always)
    private func place(
        _ glyph: UInt32, _ width: Int, of columns: Int, in row: inout [Cell], x: Int, style: Style
    ) {
        guard !row.isEmpty, x < clip.maxX, x + columns > clip.x else { return }
        if columns == 2 {
            guard x >= clip.x else { return set(.blank(style), in: &row, x: x + 1) }
            guard x + 1 < clip.maxX else { return set(.blank(style), in: &row, x: x) }
            set(width == 2 ? .continuation(style) : .blank(style), in: &row, x: x + 1)
        }
        set(Cell(glyph: glyph, width: UInt8(width), style: style), in: &row, x: x)
    }

    private func value(of glyph: DrawnGlyph) -> UInt32 {
        ClusterTable.shared.glyph(for: glyph.character)
    }

    @inline(__always)
    private func set(_ cell: Cell, in row: inout [Cell], x: Int) {
        if row[x].width != 1 { clearHalves(in: &row, x: x) }
        row[x] = cell
    }

    private func clearHalves(in row: inout [Cell], x: Int) {
        let old = row[x]
        if old.isContinuation, x > 0 {
            row[x - 1] = .blank(row[x - 1].style)
        } else if old.width == 2, x + 1 < size.width {
            row[x + 1] = .blank(row[x + 1].style)
        }
    }
}
