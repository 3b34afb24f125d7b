package import Domain
package import Navigation
package import Terminal

@MainActor
package final class GuestModal: Modal {
    /// Identifies the modal; links from outside cannot open it.
    package let route = "guest"
    private let strings: Strings
    private let onChoice: (OnboardingEntrance) -> Void
    private weak var host: (any ScreenHost)?

    /// Makes a modal; `onChoice` receives the chosen entrance.
    package init(strings: Strings, onChoice: @escaping (OnboardingEntrance) -> Void) {
        self.strings = strings
        self.onChoice = onChoice
    }

    package var title: String { strings["guest.title"] }

    package var actions: [KeyAction] {
        [
            KeyAction(id: "guest.sign-up", title: strings["welcome.sign-up"], keys: [.character("c")], hint: 0) {
                [weak self] in self?.choose(.signUp)
            },
            KeyAction(id: "guest.sign-in", title: strings["welcome.sign-in"], keys: [.character("s")], hint: 0) {
                [weak self] in self?.choose(.signIn)
            },
        ]
    }

    package func load(in host: any ScreenHost) {
        self.host = host
    }

    package func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        let width = min(60, available.width - 4)
        return Size(width: width, height: metrics.wrapped(strings["guest.text"], to: width - 4).count + 3)
    }

    package func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let area = rect.inset(horizontal: 2)
        let rows = TextBlock.draw(strings["guest.text"], into: &canvas, in: area, style: context.theme[.text])
        for (index, line) in [("c", "welcome.sign-up"), ("s", "welcome.sign-in")].enumerated() {
            let y = area.y + rows + 1 + index
            let x = canvas.put(line.0, x: area.x, y: y, style: context.theme[.hintKey]) + 1
            canvas.put(strings[line.1], x: x, y: y, style: context.theme[.text])
        }
    }

    private func choose(_ entrance: OnboardingEntrance) {
        host?.goBack()
        onChoice(entrance)
    }
}
