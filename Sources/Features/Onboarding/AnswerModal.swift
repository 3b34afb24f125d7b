package import Domain
package import Navigation
package import Terminal

@MainActor
package final class AnswerModal<Answer>: Modal {
    private struct Option {
        let key: Character
        let id: String
        let title: String
        let answer: Answer
    }

    /// Identifies the modal; links from outside cannot open it.
    package let route: String
    private let titleKey: String
    private let text: String
    private let width: Int
    private let options: [Option]
    private let strings: Strings
    private let onChoice: (Answer) -> Void
    private weak var host: (any ScreenHost)?

    private init(
        route: String, title: String, text: String, width: Int, options: [Option], strings: Strings,
        onChoice: @escaping (Answer) -> Void
    ) {
        self.route = route
        titleKey = title
        self.text = text
        self.width = width
        self.options = options
        self.strings = strings
        self.onChoice = onChoice
    }

    package var title: String { strings[titleKey] }

    package var actions: [KeyAction] {
        options.map { option in
            KeyAction(id: option.id, title: strings[option.title], keys: [.character(option.key)], hint: 0) {
                [weak self] in
                self?.host?.goBack()
                self?.onChoice(option.answer)
            }
        }
    }

    package func load(in host: any ScreenHost) {
        self.host = host
    }

    package func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        let width = min(width, available.width - 4)
        return Size(width: width, height: metrics.wrapped(strings[text], to: width - 4).count + 3)
    }

    package func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let area = rect.inset(horizontal: 2)
        let rows = TextBlock.draw(strings[text], into: &canvas, in: area, style: context.theme[.text])
        for (index, option) in options.enumerated() {
            let y = area.y + rows + 1 + index
            let x = canvas.put(String(option.key), x: area.x, y: y, style: context.theme[.hintKey]) + 1
            canvas.put(strings[option.title], x: x, y: y, style: context.theme[.text])
        }
    }
}

extension AnswerModal where Answer == OnboardingEntrance {
    package static func guest(_ strings: Strings, onChoice: @escaping (OnboardingEntrance) -> Void) -> AnswerModal {
        AnswerModal(
            route: "guest", title: "guest.title", text: "guest.text", width: 60,
            options: [
                Option(key: "c", id: "guest.sign-up", title: "welcome.sign-up", answer: .signUp),
                Option(key: "s", id: "guest.sign-in", title: "welcome.sign-in", answer: .signIn),
            ], strings: strings, onChoice: onChoice)
    }
}

extension AnswerModal where Answer == AlcoholChoice {
    /// Asks once whether the viewer is of legal drinking age. Others see only drinks without alcohol.
    static func legalAge(_ strings: Strings, onChoice: @escaping (AlcoholChoice) -> Void) -> AnswerModal {
        AnswerModal(
            route: "legal-age", title: "legal-age.title", text: "legal-age.text", width: 64,
            options: [
                Option(key: "y", id: "legal-age.yes", title: "legal-age.yes", answer: .ofAge),
                Option(key: "h", id: "legal-age.hide", title: "legal-age.hide", answer: .hidden),
            ], strings: strings, onChoice: onChoice)
    }
}
