import Reactive
package import Terminal

/// A question with two answers. Ignores keys for the first 150 ms, so that typing ahead does not answer it.
@MainActor
package final class ConfirmModal: Modal {
    static let guardTime: Duration = .milliseconds(150)

    /// Not reachable from outside.
    package let route = "confirm"
    package let title: String
    private let question: String
    private let yes: (key: Character, label: String)
    private let noLabel: String
    private let onYes: () -> Void
    private var isArmed = false
    private var timer: Subscription?
    private weak var host: (any ScreenHost)?

    /// `yes` is the key and label of the confirming answer; must not be the key that opened the modal.
    package init(
        title: String, question: String, yes: (key: Character, label: String), noLabel: String,
        onYes: @escaping () -> Void
    ) {
        self.title = title
        self.question = question
        self.yes = yes
        self.noLabel = noLabel
        self.onYes = onYes
    }

    package var actions: [KeyAction] {
        [
            KeyAction(
                id: "dialog.yes", title: yes.label, keys: [.character(yes.key)], hint: 0, isEnabled: isArmed
            ) { [weak self] in
                guard let self else { return }
                host?.goBack()
                onYes()
            },
            KeyAction(
                id: "dialog.no", title: noLabel, keys: [.character("n"), Key(.enter)], hint: 0, isEnabled: isArmed
            ) { [weak self] in
                self?.host?.goBack()
            },
        ]
    }

    package func load(in host: any ScreenHost) {
        self.host = host
        timer = host.scheduler.schedule(after: Self.guardTime) { [weak self] in
            self?.isArmed = true
            self?.host?.setNeedsFrame()
        }
    }

    /// Wraps the question at 60 columns.
    package func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        let width = min(60, available.width - 8)
        return Size(width: width, height: metrics.wrapped(question, to: width - 4).count + 3)
    }

    package func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let area = rect.inset(horizontal: 2)
        let rows = TextBlock.draw(question, into: &canvas, in: area, style: context.theme[.text])
        let y = area.y + rows + 1
        var x = canvas.put(String(yes.key), x: area.x, y: y, style: context.theme[.hintKey]) + 1
        x = canvas.put(yes.label, x: x, y: y, style: context.theme[.text]) + 3
        x = canvas.put("n", x: x, y: y, style: context.theme[.hintKey]) + 1
        canvas.put(noLabel, x: x, y: y, style: context.theme[.text])
    }

    /// Consumes every event until keys are accepted.
    package func handle(_ event: InputEvent) -> Handled { isArmed ? .ignored : .consumed }
}
