import CNcurses
import Terminal

@MainActor
final class CursesScreen {
    let term: String
    let missingTerm: String?
    private(set) var colors: Int
    let isASCII: Bool
    private let isDirect: Bool
    var hasDirectColors: Bool { styles.isDirect }

    private(set) var size: Size
    private let file: FrameFile
    private let handle: OpaquePointer
    private var encoder: GlyphEncoder
    private var styles: StyleTable
    private var shown: Canvas?
    private var isCursorShown: Bool?
    private var run: [UInt8] = []
    private var isEntering = true
    /// The palette reset that ncurses sends on entering. It is removed: the program never changes the palette, and the
    /// reset would destroy the user's own.
    private let paletteReset: [UInt8]
    private(set) var clears = 0
    private var isDirty = false
    /// The maximum number of changed rows for sending rows in two parts: a movement in a list changes few rows.
    private static let mostInParts = 4

    /// The first of the `names` is the requested one. `isDirect` means that the terminal takes colours by red, green
    /// and blue, even if not by its description.
    init(
        names: [String], color: TerminalRunner.Options.ColorMode, isASCII: Bool, isDirect: Bool = false
    ) throws(TerminalError) {
        file = try FrameFile()
        // These would override the detected size, and be outdated after the first resize in any child.
        unsetenv("LINES")
        unsetenv("COLUMNS")
        guard let (term, handle) = Self.open(names, on: file) else { throw .noEntry(names.first ?? "") }
        self.term = term
        self.handle = handle
        missingTerm = term == names.first ? nil : names.first
        guard cn_terminfo_string("cup") != nil else {
            endwin()
            delscreen(handle)
            throw .dumbTerminal(term)
        }
        nonl()
        typeahead(-1)
        leaveok(cn_stdscr(), true)
        styles = Self.styles(color, isDirect: isDirect)
        colors = styles.colors
        self.isASCII = isASCII
        self.isDirect = isDirect
        encoder = GlyphEncoder(isASCII: isASCII, canSetColumn: Self.canSetColumn)
        paletteReset = TerminalModes.capability("oc") ?? []
        size = Size(width: Int(getmaxx(cn_stdscr())), height: Int(getmaxy(cn_stdscr())))
        // Until doupdate follows an endwin, ncurses flushes after every cursor movement.
        leave()
    }

    isolated deinit {
        endwin()
        delscreen(handle)
    }

    func resize(to size: Size) {
        self.size = size
        resizeterm(Int32(size.height), Int32(size.width))
        invalidate()
    }

    func setColors(_ mode: TerminalRunner.Options.ColorMode) {
        styles = Self.styles(mode, isDirect: isDirect)
        colors = styles.colors
        invalidate()
    }

    func invalidate() {
        shown = nil
        isCursorShown = nil
    }

    /// Tells ncurses that the screen is given up. `TerminalModes.restoreSequence` holds what it would send.
    func leave() {
        endwin()
        file.discard()
        isEntering = true
        invalidate()
    }

    /// Appends the bytes that turn the current screen into a canvas; none if nothing changed.
    func present(_ canvas: Canvas, into bytes: inout [UInt8]) {
        if !compose(canvas) {
            // No room for another colour pair or placeholder: retry with only those of this frame.
            styles.reset()
            encoder.reset()
            shown = nil
            _ = compose(canvas)
        }
        guard isDirty else { return }
        isDirty = false
        wnoutrefresh(cn_stdscr())
        doupdate()
        let start = bytes.count
        file.drain(into: &bytes)
        if isEntering { bytes.removeFirst(paletteReset, from: start) }
        isEntering = false
        encoder.restore(&bytes, from: start)
        styles.restore(&bytes, from: start)
    }

    /// Draws the difference to the current canvas. Returns whether all of its styles and glyphs fit.
    private func compose(_ canvas: Canvas) -> Bool {
        if shown?.size != canvas.size {
            shown = nil
            werase(cn_stdscr())
            clearok(cn_curscr(), true)
            clears += 1
            isDirty = true
        }
        var changes: [(y: Int, row: [Cell], columns: Range<Int>)] = []
        for y in 0..<min(canvas.size.height, size.height) {
            if let shown, canvas.isRow(y, equalTo: shown) { continue }
            let row = canvas.cells(inRow: y)
            guard let columns = RowChange.columns(from: shown?.cells(inRow: y) ?? [], to: row) else { continue }
            changes.append((y, row, columns))
        }
        var hasRoom = !encoder.isFull
        if !changes.isEmpty { isDirty = true }
        if let shown, changes.count <= Self.mostInParts {
            var isInParts = false
            for (place, change) in changes.enumerated() {
                let before = shown.cells(inRow: change.y)
                guard let parts = RowChange.parts(of: change.columns, from: before, to: change.row) else { continue }
                if !draw(change.row, columns: parts.first, y: change.y) { hasRoom = false }
                changes[place].columns = parts.second
                isInParts = true
            }
            // Sent separately, so that ncurses finds nothing to send between the parts.
            if isInParts {
                leaveok(cn_stdscr(), true)
                wnoutrefresh(cn_stdscr())
                doupdate()
            }
        }
        for change in changes where !draw(change.row, columns: change.columns, y: change.y) { hasRoom = false }
        placeCursor(canvas)
        shown = canvas
        return hasRoom
    }

    /// Writes runs of equal style. Returns false if a style lacked a colour pair and was drawn without colour.
    private func draw(_ row: [Cell], columns: Range<Int>, y: Int) -> Bool {
        let rowWidth = min(row.count, size.width)
        var hasRoom = true
        var style: Style?
        run.removeAll(keepingCapacity: true)
        wmove(cn_stdscr(), Int32(y), Int32(columns.lowerBound))
        for column in columns where column < rowWidth {
            let cell = row[column]
            if cell.isContinuation { continue }
            if cell.style != style {
                flushRun()
                style = cell.style
                if !select(cell.style) { hasRoom = false }
            }
            encoder.append(cell, column: column, rowWidth: rowWidth, to: &run)
        }
        flushRun()
        return hasRoom
    }

    private func select(_ style: Style) -> Bool {
        let entry = styles.entry(for: style.unlinked)
        cn_set_style(cn_stdscr(), entry?.attributes ?? StyleTable.bits(style.attributes), entry?.pair ?? 0)
        return entry != nil
    }

    private func flushRun() {
        guard !run.isEmpty else { return }
        run.withUnsafeBytes { bytes in
            let text = bytes.bindMemory(to: CChar.self)
            // Returns ERR in the bottom right corner, where the cursor cannot advance; the cell is written.
            _ = waddnstr(cn_stdscr(), text.baseAddress, Int32(text.count))
        }
        run.removeAll(keepingCapacity: true)
    }

    func sequence(of style: Style) -> [UInt8] { styles.sequence(of: style.unlinked) }

    /// Moves the cursor to the canvas's position, visible or not: screen readers and input methods follow it.
    private func placeCursor(_ canvas: Canvas) {
        let isVisible = canvas.isCursorVisible && canvas.cursor != nil
        if isCursorShown != isVisible {
            curs_set(isVisible ? 1 : 0)
            isCursorShown = isVisible
            isDirty = true
        }
        if shown?.cursor != canvas.cursor { isDirty = true }
        leaveok(cn_stdscr(), canvas.cursor == nil)
        if let cursor = canvas.cursor { wmove(cn_stdscr(), Int32(cursor.y), Int32(cursor.x)) }
    }
}
