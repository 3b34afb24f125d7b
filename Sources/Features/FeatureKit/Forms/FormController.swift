package import Domain
package import Navigation
package import Reactive
package import Terminal

/// A form on a screen or in a modal: fields under each other, one of them in focus, walked by Tab and the arrows.
///
/// `FormScreen` owns one; a screen that is more than a form may own one itself.
///
/// The fields are values of the view model's state (`FormField`): what it sends for an edit is shown, so it may refuse or
/// mend. Messages stand in the fields; `focus(field)` takes the user to the first bad one.
@MainActor
package final class FormController {
    /// What the user changed.
    package let edited: Signal<FormEdit>
    /// Enter on a value, a choice, a button, a row or the line that adds one.
    package let opened: Signal<FormTarget>

    let strings: Strings
    let enter: ReturnKeyBehavior
    var fields: [FormField] = []
    var ring = FocusRing<FormTarget>()
    var texts: [String: TextField] = [:]
    var areas: [String: TextArea] = [:]
    var metrics = TextMetrics()
    var areaColumns = 60
    private var page = PageView()
    private var isRevealing = true
    private(set) weak var host: (any ScreenHost)?

    /// Without fields.
    ///
    /// - Parameters:
    ///   - input: what the user does to it is sent there.
    ///   - enter: what Enter does on a text or a choice.
    package init(input: FormInput = FormInput(), strings: Strings, enter: ReturnKeyBehavior = .opens) {
        self.enter = enter
        edited = input.edited
        opened = input.opened
        self.strings = strings
    }

    /// Takes the host of the screen; called from `load`.
    package func load(in host: any ScreenHost) {
        self.host = host
    }

    /// What has the focus; nil in an empty form.
    package var focused: FormTarget? { ring.focused }

    /// Whether letters are text now.
    package var isCapturingText: Bool {
        guard let field = focusedField else { return false }
        switch field.control {
        case .text, .lines: return true
        case .choice, .toggle, .value, .rows, .button, .note: return false
        }
    }

    /// Shows these fields; the focus and the edit points stay where they can.
    package func setFields(_ new: [FormField]) {
        fields = new
        ring.setTargets(new.flatMap(Self.targets))
        for field in new {
            switch field.control {
            case .text(let text, _, _, let limit, _, _):
                if texts[field.id]?.text != text { texts[field.id] = TextField(text: text, limit: limit) }
            case .lines(let text, _, let limit):
                if areas[field.id]?.text != text { areas[field.id] = TextArea(text: text, limit: limit) }
            case .choice, .toggle, .value, .rows, .button, .note: break
            }
        }
        host?.setNeedsFrame()
    }

    /// Puts the focus on a field, in a list on its first row.
    package func focus(_ field: String) {
        guard let target = ring.targets.first(where: { $0.field == field }) else { return }
        focus(target)
    }

    /// Puts the focus on a field or row.
    package func focus(_ target: FormTarget) {
        ring.focus(target)
        reveal()
    }

    /// Draws the fields.
    package func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        metrics = canvas.metrics
        let view = FormView(
            fields: fields, focused: ring.focused, texts: texts, areas: areas, context: context,
            click: { [weak self] in self?.click($0) })
        page.draw(revealing: isRevealing, into: &canvas, in: rect, context: context) { canvas, context in
            view.draw(into: &canvas, context: context)
        }
        areaColumns = view.textColumns(in: rect.width, metrics: metrics)
        isRevealing = false
    }

    /// Lets an event edit the field in focus or scroll the form.
    package func handle(_ event: InputEvent) -> Handled {
        if let distance = PageMovement.wheel(event) {
            page.scroll(by: distance)
            host?.setNeedsFrame()
            return .consumed
        }
        return type(event)
    }

    var focusedField: FormField? {
        guard let id = ring.focused?.field else { return nil }
        return fields.first { $0.id == id }
    }

    func moveFocus(by step: Int) {
        ring.move(by: step)
        reveal()
    }

    func reveal() {
        isRevealing = true
        host?.setNeedsFrame()
    }

    private func click(_ target: FormTarget) {
        if ring.focused == target, !isCapturingText { open() } else { focus(target) }
    }

    private static func targets(of field: FormField) -> [FormTarget] {
        switch field.control {
        case .note: []
        case .rows(let rows, let add):
            rows.indices.map { .row(field.id, $0) } + (add.isEmpty ? [] : [.add(field.id)])
        case .text, .lines, .choice, .toggle, .value, .button: [.field(field.id)]
        }
    }
}
