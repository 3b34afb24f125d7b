import Navigation
import Terminal

/// Draws the fields of a form: labels in a column, controls beside them, messages below.
@MainActor
struct FormView {
    let fields: [FormField]
    let focused: FormTarget?
    let texts: [String: TextField]
    let areas: [String: TextArea]
    let context: RenderContext
    let click: (FormTarget) -> Void

    private static let margin = 3
    private static let widestLabel = 20
    private static let narrowestSwitch = 8
    private static let narrowestField = 24

    /// The width at which a text of several lines wraps.
    func textColumns(in width: Int, metrics: TextMetrics) -> Int {
        max(2, width - left(metrics, width) - Self.margin - 1)
    }

    func draw(into canvas: inout Canvas, context: RenderContext) -> (lines: Int, focus: Int?) {
        var y = 0
        var focus: Int?
        for field in fields {
            let left = left(canvas.metrics, canvas.size.width)
            let start = start(of: field, left: left, canvas.metrics, canvas.size.width)
            let area = Rect(x: start, y: y, width: canvas.size.width - start - Self.margin, height: 1)
            let isFocused = focused?.field == field.id
            drawLabel(field, y: y, to: start, isFocused: isFocused, into: &canvas)
            let drawn = draw(field, into: &canvas, in: area, context: context)
            if isFocused { focus = y + drawn.focus }
            y += drawn.lines
            if let message = field.message { y += draw(message, into: &canvas, x: left, y: y) }
        }
        return (y, focus)
    }

    private func left(_ metrics: TextMetrics, _ width: Int) -> Int {
        let labels = fields.map { field in
            if case .note = field.control { 0 } else { metrics.width(of: field.label) }
        }
        let most = max(Self.widestLabel, width * 2 / 5)
        // A switch with a longer label starts further right without moving the other fields.
        let widest = labels.map { $0 > most ? min($0, Self.widestLabel) : $0 }.max() ?? 0
        return Self.margin + min(widest, max(0, width - Self.narrowestField)) + 2
    }

    private func start(of field: FormField, left: Int, _ metrics: TextMetrics, _ width: Int) -> Int {
        guard case .toggle = field.control else { return left }
        let behind = Self.margin + metrics.width(of: field.label) + 2
        return max(left, min(behind, width - Self.margin - Self.narrowestSwitch))
    }

    private func drawLabel(
        _ field: FormField, y: Int, to start: Int, isFocused: Bool, into canvas: inout Canvas
    ) {
        switch field.control {
        case .note, .button: return
        case .text, .lines, .choice, .toggle, .value, .rows: break
        }
        canvas.put(
            field.label, x: Self.margin, y: y, style: context.theme[isFocused ? .title : .muted],
            fitting: start - Self.margin - 1)
        if case .rows = field.control { return }
        if isFocused { mark(x: 1, y: y, into: &canvas) }
    }

    private func mark(x: Int, y: Int, into canvas: inout Canvas) {
        canvas.put(String(context.glyphs.marker), x: x, y: y, style: context.theme[.accent])
        canvas.setCursor(x: x, y: y, visible: false)
    }

    private func draw(_ message: FormMessage, into canvas: inout Canvas, x: Int, y: Int) -> Int {
        let role: Role =
            switch message.kind {
            case .hint: .muted
            case .warning: .warning
            case .flaw: .bad
            }
        let sign = message.kind == .flaw ? "\(context.isPlain ? "!" : context.glyphs.cross) " : ""
        let area = Rect(x: x, y: y, width: canvas.size.width - x - Self.margin, height: canvas.size.height - y)
        let rows = canvas.metrics.wrapped(sign + message.text, to: area.width).count
        TextBlock.draw(sign + message.text, into: &canvas, in: area, style: context.theme[role])
        return rows
    }

    private func draw(
        _ field: FormField, into canvas: inout Canvas, in area: Rect, context: RenderContext
    ) -> (lines: Int, focus: Int) {
        let isFocused = focused == .field(field.id)
        let target = FormTarget.field(field.id)
        switch field.control {
        case .text(_, let placeholder, let suffix, let limit, let isSecret, _):
            var text = texts[field.id] ?? TextField()
            if isSecret { text = text.masked(with: context.isASCII ? "*" : "•") }
            // The limit counts characters, but a Hangul character takes two columns.
            let wanted = max(limit, canvas.metrics.width(of: text.text)) + 2
            let room = area.width - (suffix.isEmpty ? 0 : canvas.metrics.width(of: suffix) + 1)
            let place = Rect(x: area.x, y: area.y, width: min(room, wanted), height: 1)
            TextFieldView.draw(
                text, placeholder: placeholder, isFocused: isFocused, into: &canvas, in: place, context: context)
            canvas.put(suffix, x: place.maxX + 1, y: area.y, style: context.theme[.muted])
            context.hits.add(area) { click(target) }
            return (1, 0)
        case .lines(_, let placeholder, _):
            let place = Rect(x: area.x, y: area.y, width: area.width, height: canvas.size.height - area.y)
            let drawn = TextAreaView.draw(
                areas[field.id] ?? TextArea(), placeholder: placeholder, isFocused: isFocused, into: &canvas,
                in: place, context: context)
            context.hits.add(Rect(x: area.x, y: area.y, width: area.width, height: drawn.lines)) { click(target) }
            return drawn
        case .rows(let rows, let add):
            return FormRowsView(field: field.id, rows: rows, add: add, focused: focused, context: context, click: click)
                .draw(into: &canvas, in: area)
        case .choice, .toggle, .value, .button, .note:
            return FormValueView(field: field, isFocused: isFocused, context: context, click: { click(target) })
                .draw(into: &canvas, in: area)
        }
    }
}
