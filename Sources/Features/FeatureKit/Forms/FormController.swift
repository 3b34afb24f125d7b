package import Domain
package import Navigation
public import Reactive
package import Terminal

/// Controls a form on a screen or in a modal: a column of fields, navigated by Tab and the arrow keys.
///
/// The fields are values of the view model's state. The view model may reject or correct an edit; the form shows
/// what the state holds. Messages belong to fields; `focus(field)` moves to the first invalid one.
@MainActor
package final class FormController {
    package let edited: Signal<FormEdit>
    /// Notifies of Enter on a value, a choice, a button, a row or the line that adds one.
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

    package init(input: FormInput = FormInput(), strings: Strings, enter: ReturnKeyBehavior = .opens) {
        self.enter = enter
        edited = input.edited
        opened = input.opened
        self.strings = strings
    }

    package func load(in host: any ScreenHost) { self.host = host }

    package var focused: FormTarget? { ring.focused }

    package var isCapturingText: Bool {
        guard let field = focusedField else { return false }
        switch field.control {
        case .text, .lines: return true
        case .choice, .toggle, .value, .rows, .button, .note: return false
        }
    }

    /// Shows the fields, keeping the focus and the cursors where possible.
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

    /// Focuses a field; in a list, its first row.
    package func focus(_ field: String) {
        guard let target = ring.targets.first(where: { $0.field == field }) else { return }
        focus(target)
    }

    package func focus(_ target: FormTarget) {
        ring.focus(target)
        reveal()
    }

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

    package func handle(_ event: InputEvent) -> Handled {
        if let distance = PageMovement.wheel(event) {
            page.scroll(by: distance)
            host?.setNeedsFrame()
            return .consumed
        }
        return typeDigit(event) == .consumed ? .consumed : type(event)
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

package enum FormEdit: Hashable, Sendable {
    /// A text changed; a cleared value is an empty text.
    case text(field: String, String)
    case option(field: String, String)
    case flag(field: String, Bool)
    case moveRow(field: String, Int, by: Int)
    case removeRow(field: String, Int)
}

public struct FormInput: ScreenInput {
    package let edited = Signal<FormEdit>()
    package let opened = Signal<FormTarget>()
    package let saveRequested = Signal<Void>()
    package let leaveRequested = Signal<Void>()
    package let removeRequested = Signal<Void>()
    package let dropRequested = Signal<Void>()
    /// Reads the surrounding data again; the input stays.
    public let refresh = Signal<Void>()

    public init() {}
}
