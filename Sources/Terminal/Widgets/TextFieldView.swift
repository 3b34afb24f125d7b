/// Draws a text field with the hardware cursor at the edit point, where an input method shows its preview.
@MainActor
package enum TextFieldView {
    /// Draws the part of the text around the edit point that fits; without the focus, the beginning.
    package static func draw(
        _ field: TextField, placeholder: String = "", isFocused: Bool, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) {
        guard !rect.isEmpty else { return }
        let metrics = canvas.metrics
        let style = context.theme[.field]
        canvas.fill(rect, style: style)
        guard isFocused || field.text.isEmpty else {
            canvas.put(metrics.truncated(field.text, to: rect.width), x: rect.x, y: rect.y, style: style)
            return
        }
        let characters = Array(field.text)
        var first = field.cursor
        var width = 1
        while first > 0 {
            let next = metrics.width(of: String(characters[first - 1]))
            if width + next > rect.width { break }
            width += next
            first -= 1
        }
        let before = String(characters[first..<field.cursor])
        if characters.isEmpty {
            // Brackets distinguish the placeholder from typed text without colours.
            let hint = placeholder.isEmpty ? "" : "(\(placeholder))"
            canvas.put(
                hint, x: rect.x + (isFocused ? 1 : 0), y: rect.y,
                style: Style(
                    foreground: context.theme[.muted].foreground, background: style.background,
                    attributes: style.attributes), limit: rect.width - (isFocused ? 1 : 0))
        }
        canvas.put(String(characters[first...]), x: rect.x, y: rect.y, style: style, limit: rect.width)
        if isFocused {
            let column = min(rect.x + metrics.width(of: before), rect.maxX - 1)
            canvas.setCursor(x: column, y: rect.y, visible: true)
        }
    }
}
