internal import Domain
internal import FeatureKit
internal import Terminal

/// Draws the fields of a form, one a row: what is asked, and the answer as it stands.
@MainActor
enum FormView {
    /// Draws them; `click` puts the focus on a field.
    static func draw(
        _ editor: FormEditor, into canvas: inout Canvas, in rect: Rect, context: RenderContext,
        click: @escaping (Int) -> Void
    ) {
        let metrics = canvas.metrics
        let labels = min(editor.fields.map { metrics.width(of: $0.label) }.max() ?? 0, rect.width / 2)
        for (index, field) in editor.fields.enumerated() where index != editor.focus && index < rect.height {
            draw(field, index, editor, labels, into: &canvas, in: rect.row(index), context: context, click: click)
        }
        // Last, so that the hardware cursor stands in it.
        if editor.fields.indices.contains(editor.focus) {
            draw(
                editor.fields[editor.focus], editor.focus, editor, labels, into: &canvas, in: rect.row(editor.focus),
                context: context, click: click)
        }
    }

    private static func draw(
        _ field: FormField, _ index: Int, _ editor: FormEditor, _ labels: Int, into canvas: inout Canvas,
        in rect: Rect, context: RenderContext, click: @escaping (Int) -> Void
    ) {
        guard !rect.isEmpty else { return }
        let isFocused = index == editor.focus
        let theme = context.theme
        if isFocused { canvas.put(String(context.glyphs.marker), x: rect.x, y: rect.y, style: theme[.accent]) }
        canvas.put(
            canvas.metrics.truncated(field.label, to: labels), x: rect.x + 2, y: rect.y,
            style: theme[isFocused ? .selection : .muted])
        let area = Rect(x: rect.x + labels + 4, y: rect.y, width: rect.width - labels - 5, height: 1)
        if case .choice(let options) = field.kind {
            let choice = editor.choice(index)
            let text = options.indices.contains(choice) ? options[choice] : ""
            let shown = canvas.metrics.truncated(isFocused ? "< \(text) >" : "  \(text)", to: area.width)
            canvas.put(shown, x: area.x, y: area.y, style: theme[isFocused ? .accent : .text])
            if isFocused { canvas.setCursor(x: area.x, y: area.y, visible: false) }
        } else {
            TextFieldView.draw(
                editor.text(index), placeholder: field.placeholder, isFocused: isFocused, into: &canvas, in: area,
                context: context)
        }
        context.hits.add(rect) { click(index) }
    }
}
