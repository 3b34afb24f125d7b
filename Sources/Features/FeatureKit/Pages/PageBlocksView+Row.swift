internal import Terminal

extension PageBlocksView {
    /// Draws a line that can be opened, with what stands under it.
    func draw(_ row: PageRow<Target>, into canvas: inout Canvas, y: Int) -> Int {
        let metrics = canvas.metrics
        let theme = context.theme
        let isFocused = row.target == focused
        if isFocused {
            canvas.put(String(context.glyphs.marker), x: 1, y: y, style: theme[.accent])
            canvas.setCursor(x: 1, y: y, visible: false)
        }
        var x = Self.left
        let sign = sign(row.mark)
        if !sign.isEmpty { x = canvas.put(sign, x: x, y: y, style: style(of: row.mark)) + 1 }
        let indent = x
        let right = canvas.size.width - 3
        let detail = metrics.truncated(row.detail, to: max(0, (right - x) / 2))
        let room = right - (detail.isEmpty ? 0 : metrics.width(of: detail) + 2)
        x = canvas.put(
            metrics.truncated(row.title, to: room - x), x: x, y: y, style: theme[isFocused ? .selection : .text])
        canvas.put(metrics.truncated(row.remark, to: room - x - 2), x: x + 2, y: y, style: theme[.muted])
        canvas.put(detail, x: right - metrics.width(of: detail), y: y, style: theme[.muted])
        var lines = 1
        if !row.body.isEmpty {
            lines += paragraph(
                row.body, into: &canvas, y: y + lines, left: indent, style: theme[.text], most: row.bodyLines)
        }
        if !row.foot.isEmpty {
            lines += paragraph(row.foot, into: &canvas, y: y + lines, left: indent, style: theme[.muted])
        }
        context.hits.add(Rect(x: 1, y: y, width: right - 1, height: lines)) { click(row.target) }
        return lines
    }

    func sign(_ mark: PageMark) -> String {
        switch mark {
        case .none: ""
        case .blank: " "
        case .check: String(context.glyphs.check)
        case .unknown: "?"
        case .circle: String(context.glyphs.circle)
        case .warning: "!"
        }
    }

    func style(of mark: PageMark) -> Style {
        switch mark {
        case .check: context.theme[.good]
        case .warning: context.theme[.warning]
        case .none, .blank, .unknown, .circle: context.theme[.muted]
        }
    }
}
