import FeatureKit
import Terminal

@MainActor
struct DocumentView {
    private static let widest = 84
    private static let indent = 5

    let sections: [DocumentState.Section]
    let focused: Int?
    let query: String
    let click: (Int) -> Void

    func draw(into canvas: inout Canvas, context: RenderContext) -> (lines: Int, focus: Int?) {
        var y = 0
        var focus: Int?
        for (index, section) in sections.enumerated() {
            if index > 0, section.isOpen || sections[index - 1].isOpen { y += 1 }
            if index == focused { focus = y }
            drawHeading(section, index, y: y, into: &canvas, context: context)
            y += 1
            if section.isOpen { y = drawText(section, from: y, into: &canvas, context: context) }
        }
        return (y, focus)
    }

    private func drawHeading(
        _ section: DocumentState.Section, _ index: Int, y: Int, into canvas: inout Canvas, context: RenderContext
    ) {
        let theme = context.theme
        let width = canvas.size.width
        let isFocused = index == focused
        if isFocused {
            canvas.put(String(context.glyphs.marker), x: 1, y: y, style: theme[.accent])
            canvas.setCursor(x: 1, y: y, visible: false)
        }
        canvas.put(section.isOpen ? "-" : "+", x: 3, y: y, style: theme[.muted])
        let right = section.day.isEmpty ? 0 : canvas.metrics.width(of: section.day) + 2
        FoundText.draw(
            section.title, query: query, into: &canvas, x: Self.indent, y: y,
            style: theme[isFocused ? .selection : .heading],
            limit: max(0, min(width - 3, Self.widest) - Self.indent - right), context: context)
        canvas.put(section.day, x: min(width - 3, Self.widest) - right + 2, y: y, style: theme[.muted])
        context.hits.add(Rect(x: 0, y: y, width: width, height: 1)) { click(index) }
    }

    private func drawText(
        _ section: DocumentState.Section, from top: Int, into canvas: inout Canvas, context: RenderContext
    ) -> Int {
        var y = top
        let width = min(canvas.size.width - 3, Self.widest) - Self.indent
        for (index, paragraph) in section.paragraphs.enumerated() {
            if index > 0 { y += 1 }
            let lines = canvas.metrics.wrapped(paragraph, to: width)
            defer { canvas.linkAddresses(in: paragraph, lines: lines, x: Self.indent, y: y - lines.count) }
            for line in lines {
                FoundText.draw(
                    line, query: query, into: &canvas, x: Self.indent, y: y, style: context.theme[.text], limit: width,
                    context: context)
                y += 1
            }
        }
        return y
    }
}
