import Navigation
import Terminal

@MainActor
struct FormValueView {
    let field: FormField
    let isFocused: Bool
    let context: RenderContext
    let click: () -> Void

    func draw(into canvas: inout Canvas, in area: Rect) -> (lines: Int, focus: Int) {
        switch field.control {
        case .choice(let options, let selected):
            let title = options.first { $0.id == selected }?.title ?? ""
            put(isFocused ? "< \(title) >" : title, into: &canvas, in: area)
        case .toggle(let isOn):
            let glyphs = context.glyphs
            let text = context.isPlain ? isOn ? glyphs.check : glyphs.circle : isOn ? "[\(glyphs.check)]" : "[ ]"
            put(text, into: &canvas, in: area)
        case .value(let text, let placeholder, _):
            if text.isEmpty {
                canvas.put(
                    placeholder.isEmpty ? "" : "(\(placeholder))", x: area.x, y: area.y,
                    style: context.theme[isFocused ? .selection : .muted], fitting: area.width)
            } else {
                return wrapped(text, into: &canvas, in: area)
            }
        case .button:
            if isFocused {
                canvas.put(String(context.glyphs.marker), x: 1, y: area.y, style: context.theme[.accent])
                canvas.setCursor(x: 1, y: area.y, visible: false)
            }
            put("[ \(field.label) ]", into: &canvas, in: area)
        case .note(let text):
            let place = Rect(x: 3, y: area.y, width: canvas.size.width - 6, height: canvas.size.height - area.y)
            let style = context.theme[field.label.isEmpty ? .muted : .title]
            let shown = field.label.isEmpty ? text : field.label
            guard !shown.isEmpty else { return (1, 0) }
            TextBlock.draw(shown, into: &canvas, in: place, style: style)
            return (canvas.metrics.wrapped(shown, to: place.width).count, 0)
        case .text, .lines, .rows: break
        }
        context.hits.add(area, click)
        return (1, 0)
    }

    private func put(_ text: String, into canvas: inout Canvas, in area: Rect) {
        canvas.put(
            text, x: area.x, y: area.y, style: context.theme[isFocused ? .selection : .text], fitting: area.width)
    }

    private func wrapped(_ text: String, into canvas: inout Canvas, in area: Rect) -> (lines: Int, focus: Int) {
        let lines = canvas.metrics.wrapped(text, to: area.width)
        for (row, line) in lines.enumerated() {
            canvas.put(line, x: area.x, y: area.y + row, style: context.theme[isFocused ? .selection : .text])
        }
        let place = Rect(x: area.x, y: area.y, width: area.width, height: max(1, lines.count))
        context.hits.add(place, click)
        return (max(1, lines.count), 0)
    }
}
