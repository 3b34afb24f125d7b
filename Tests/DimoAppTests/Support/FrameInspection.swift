import Terminal

@testable import Navigation

/// Finds flaws in a frame.
@MainActor
struct FrameInspection {
    let canvas: Canvas
    let mode: Mode
    let shell: NavigationShell

    var flaws: [String] {
        let cells = (0..<canvas.size.height).flatMap { rowFlaws($0) }
        let layout = FrameLayout(canvas.size)
        guard layout.hasRoom else { return cells + tooSmallFlaws }
        // Below the usual size, parts of the frame are omitted.
        guard canvas.size.width >= FrameLayout.whole.width, canvas.size.height >= FrameLayout.whole.height else {
            return cells
        }
        return cells + trailFlaws + hintFlaws + selectionFlaws
    }

    private func rowFlaws(_ y: Int) -> [String] {
        var flaws: [String] = []
        let row = Array(canvas.cells(inRow: y))
        if row.count != canvas.size.width { flaws.append("row \(y) has \(row.count) cells") }
        let width = canvas.metrics.width(of: canvas.text(inRow: y))
        if width != canvas.size.width { flaws.append("row \(y) is \(width) columns wide") }
        for (x, cell) in row.enumerated() {
            let next = x + 1 < row.count ? row[x + 1] : nil
            if cell.width == 2, next?.isContinuation != true { flaws.append("half a glyph at \(x),\(y)") }
            if cell.isContinuation, x == 0 || row[x - 1].width != 2 { flaws.append("half a glyph at \(x),\(y)") }
            if mode == .ascii, !cell.text.unicodeScalars.allSatisfy(\.isASCII) {
                flaws.append("\(cell.text) at \(x),\(y) is not ASCII")
            }
            if mode == .plain, let sign = cell.scalar, Self.isDrawing(sign) {
                flaws.append("\(sign) at \(x),\(y) would be read out")
            }
        }
        return flaws
    }

    /// Lines, blocks, squares, circles, braille, marks.
    private static func isDrawing(_ sign: Unicode.Scalar) -> Bool {
        (0x2500...0x25ff).contains(sign.value) || (0x2800...0x28ff).contains(sign.value)
            || "✓✗".unicodeScalars.contains(sign)
    }

    private var tooSmallFlaws: [String] {
        let lines = canvas.text.split(separator: "\n").filter { !$0.isEmpty }
        let isRight = canvas.size.height == 0 || canvas.size.width == 0 ? lines.isEmpty : lines.count == 1
        return isRight ? [] : ["\(lines.count) lines where there is no room"]
    }

    private var trailFlaws: [String] {
        guard let top = shell.tabs.current?.top else { return ["there is no screen"] }
        if mode == .plain, shell.modals.top != nil { return [] }
        let text = canvas.text(inRow: 2)
        let title = canvas.metrics.truncated(top.title, to: 12)
        let start = title.prefix { $0 != "…" && $0 != "." && $0.isASCII }
        return text.contains(start) && text.contains { $0 != " " } ? [] : ["\"\(title)\" is not in the trail"]
    }

    /// Every hinted key must work, and the keys to leave and, from 80 columns on, to all other keys must be hinted.
    private var hintFlaws: [String] {
        let line = canvas.text(inRow: canvas.size.height - 1)
        var flaws: [String] = line.contains { $0 != " " } ? [] : ["there is no hint"]
        let owner = shell.owner
        let palette = shell.activeActions.first { $0.id == "program.palette" && $0.hint != nil }
        if let key = palette.flatMap({ shell.options.keyMap.keys(of: $0).first }), canvas.size.width >= 80,
            shell.modals.top == nil, !line.contains(" \(KeyName.label(of: key, glyphs: shell.options.glyphs)) ")
        {
            flaws.append("the palette is not among the hints")
        }
        for action in shell.activeActions where action.hint != nil {
            let shown = shell.options.keyMap.keys(of: action).map {
                KeyName.label(of: $0, glyphs: shell.options.glyphs)
            }
            let label = canvas.metrics.truncated(action.title, to: 200)
            guard
                let key = zip(shell.options.keyMap.keys(of: action), shown).first(where: {
                    line.contains(" \($0.1) \(label) ")
                })?.0
            else { continue }
            if !action.isEnabled { flaws.append("\(action.id) is shown and cannot be done") }
            if owner?.isCapturingText == true, key.isText {
                flaws.append("\(action.id) is shown on a key that is text")
            }
            let found = shell.options.keyMap.action(for: key, in: shell.activeActions)
            if found?.id != action.id { flaws.append("the key of \(action.id) does \(found?.id ?? "nothing")") }
        }
        return flaws
    }

    /// The selection must be on the screen, with the hardware cursor on it. A list or page with targets must have a
    /// selection.
    private var selectionFlaws: [String] {
        let canOpen = shell.activeActions.contains { ["list.open", "page.open"].contains($0.id) && $0.isEnabled }
        guard let cursor = canvas.cursor else { return canOpen ? ["nothing is selected"] : [] }
        let content = FrameLayout(canvas.size).body
        return content.contains(cursor) ? [] : ["the cursor stands at \(cursor.x),\(cursor.y), outside"]
    }
}
