package import Domain
package import Navigation
import Reactive
package import Terminal

/// A modal with one line of text: Enter accepts it, Esc cancels.
@MainActor
package final class NamePromptModal: Modal {
    package let route: String
    package let title: String
    private let prompt: NamePrompt
    private let strings: Strings
    private let form: FormController
    private let bag = SubscriptionBag()
    private var text: String
    private var flaw: String?
    private weak var host: (any ScreenHost)?

    package init(prompt: NamePrompt, strings: Strings) {
        self.prompt = prompt
        self.strings = strings
        route = prompt.route
        title = prompt.title
        text = prompt.text
        form = FormController(strings: strings)
    }

    package var isCapturingText: Bool { true }

    package var actions: [KeyAction] {
        [
            KeyAction(id: "form.done", title: strings["action.form.done"], keys: [Key(.enter)], hint: 1) {
                [weak self] in self?.done()
            }
        ]
    }

    package func load(in host: any ScreenHost) {
        self.host = host
        form.load(in: host)
        form.edited.events.observe { [weak self] edit in
            if case .text(_, let text) = edit { self?.apply(text) }
        }.store(in: bag)
        show()
    }

    package func unload() { bag.removeAll() }

    package func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        Size(width: min(60, available.width - 4), height: 3)
    }

    package func handle(_ event: InputEvent) -> Handled {
        if event == .key(Key(.enter)) {
            done()
            return .consumed
        }
        return form.handle(event)
    }

    package func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        form.render(into: &canvas, in: rect, context: context)
    }

    private func apply(_ text: String) {
        self.text = text
        flaw = nil
        show()
    }

    private func show() {
        form.setFields([
            FormField(
                "name", label: prompt.label, .text(text, limit: prompt.limit),
                message: flaw.map { FormMessage($0) })
        ])
    }

    private func done() {
        let line = PlainText.line(text, limit: prompt.limit)
        flaw = !line.isEmpty ? prompt.flaw(line) : prompt.isOptional ? nil : strings["form.empty"]
        guard flaw == nil else { return show() }
        host?.goBack()
        prompt.onDone(line)
    }
}

package struct NamePrompt {
    package let route: String
    package let title: String
    package let label: String
    package let text: String
    package let limit: Int
    package let isOptional: Bool
    /// Describes why a line is invalid; nil if it is valid. The text appears below the field.
    package let flaw: @MainActor (String) -> String?
    /// Receives the line, never invalid, after the modal has closed.
    package let onDone: @MainActor (String) -> Void

    package init(
        route: String, title: String, label: String, text: String, limit: Int, isOptional: Bool = false,
        flaw: @escaping @MainActor (String) -> String? = { _ in nil }, onDone: @escaping @MainActor (String) -> Void
    ) {
        self.route = route
        self.title = title
        self.label = label
        self.text = text
        self.limit = limit
        self.isOptional = isOptional
        self.flaw = flaw
        self.onDone = onDone
    }
}
