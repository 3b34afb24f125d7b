import Terminal

extension PageBlocksView {
    /// Draws a row with the texts below it and the meters beside it. Returns its number of lines.
    func draw(
        _ row: PageRow<Target>, into canvas: inout Canvas, y: Int, meters column: PageMeterColumn? = nil
    ) -> Int {
        let metrics = canvas.metrics
        let theme = context.theme
        let isFocused = row.target == focused
        if isFocused {
            canvas.put(String(context.glyphs.marker), x: 1, y: y, style: theme[.accent])
            canvas.setCursor(x: 1, y: y, visible: false)
        }
        var x = Self.left
        let sign = row.mark.sign(context)
        if !sign.isEmpty { x = canvas.put(sign, x: x, y: y, style: theme[row.mark.role]) + 1 }
        let indent = x
        let end = canvas.size.width - 3
        let textEnd = row.meters.isEmpty ? nil : column?.textEnd(from: indent, to: end, context)
        let right = textEnd ?? end
        let detail = metrics.fitted(row.detail, to: max(0, (right - x) / 2))
        let room = right - (detail.isEmpty ? 0 : metrics.width(of: detail) + 2)
        x = canvas.put(row.title, x: x, y: y, style: theme[isFocused ? .selection : .text], fitting: room - x)
        if row.alignsRemark { x = max(x, indent + widestAlignedTitle(metrics)) }
        let remark = row.remark.isEmpty && canvas.metrics.canDrawHangul ? row.other : row.remark
        canvas.put(remark, x: x + 2, y: y, style: theme[.muted], fitting: room - x - 2)
        canvas.put(detail, x: right - metrics.width(of: detail), y: y, style: theme[.muted])
        var lines = 1
        if !row.body.isEmpty {
            lines += paragraph(
                row.body, into: &canvas, y: y + lines, left: indent, right: right, style: theme[.text],
                most: row.bodyLines)
        }
        if !row.parts.isEmpty { lines += draw(row.parts, into: &canvas, y: y + lines, left: indent, right: right) }
        if !row.foot.isEmpty {
            lines += paragraph(
                row.foot, into: &canvas, y: y + lines, left: indent, right: right, style: theme[.muted])
        }
        if let column, textEnd != nil {
            column.draw(row.meters, into: &canvas, right: end, y: y, context: context)
            lines = max(lines, row.meters.count)
        } else if !row.meters.isEmpty {
            PageMeterColumn.drawLine(row.meters, into: &canvas, x: indent, y: y + lines, context: context)
            lines += 1
        }
        context.hits.add(Rect(x: 1, y: y, width: end - 1, height: lines), row.target, click)
        return lines
    }

    private func widestAlignedTitle(_ metrics: TextMetrics) -> Int {
        blocks.reduce(0) { widest, block in
            guard case .row(let row) = block, row.alignsRemark else { return widest }
            return max(widest, metrics.width(of: row.title))
        }
    }

    private func draw(_ parts: [PagePart], into canvas: inout Canvas, y: Int, left: Int, right: Int) -> Int {
        var x = left
        var row = y
        for part in parts {
            let sign = part.mark.sign(context)
            let width = canvas.metrics.width(of: "\(sign) \(part.title)")
            if x > left, x + width > right {
                x = left
                row += 1
            }
            x = canvas.put(sign, x: x, y: row, style: context.theme[part.mark.role]) + 1
            x = canvas.put(part.title, x: x, y: row, style: context.theme[.text], fitting: right - x)
            x += 2
        }
        return row - y + 1
    }
}

extension PageMark {
    @MainActor
    func sign(_ context: RenderContext) -> String {
        switch self {
        case .none: ""
        case .blank: " "
        case .check: context.glyphs.check
        case .owned: context.isPlain ? context.glyphs.words.owned : context.glyphs.check
        case .missing: context.isPlain ? context.glyphs.words.missing : context.glyphs.circle
        case .standIn: context.glyphs.standIn
        case .unknown: context.glyphs.unknown
        case .circle: context.glyphs.circle
        case .cross: context.glyphs.cross
        case .warning: "!"
        }
    }

    var role: Role {
        switch self {
        case .check, .owned: .good
        case .cross: .bad
        case .standIn, .warning: .warning
        case .none, .blank, .missing, .unknown, .circle: .muted
        }
    }
}
