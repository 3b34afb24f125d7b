import Domain
import Navigation
import Terminal

/// Asks once whether the viewer is of legal drinking age. Others see only drinks without alcohol.
@MainActor
final class LegalAgeModal: Modal {
    let route = "legal-age"
    private let strings: Strings
    private let onChoice: (AlcoholChoice) -> Void
    private weak var host: (any ScreenHost)?

    init(strings: Strings, onChoice: @escaping (AlcoholChoice) -> Void) {
        self.strings = strings
        self.onChoice = onChoice
    }

    var title: String { strings["legal-age.title"] }

    var actions: [KeyAction] {
        [
            KeyAction(id: "legal-age.yes", title: strings["legal-age.yes"], keys: [.character("y")], hint: 0) {
                [weak self] in self?.choose(.ofAge)
            },
            KeyAction(id: "legal-age.hide", title: strings["legal-age.hide"], keys: [.character("h")], hint: 0) {
                [weak self] in self?.choose(.hidden)
            },
        ]
    }

    func load(in host: any ScreenHost) {
        self.host = host
    }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        let width = min(64, available.width - 4)
        return Size(width: width, height: metrics.wrapped(strings["legal-age.text"], to: width - 4).count + 3)
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let area = rect.inset(horizontal: 2)
        let rows = TextBlock.draw(strings["legal-age.text"], into: &canvas, in: area, style: context.theme[.text])
        for (index, line) in [("y", "legal-age.yes"), ("h", "legal-age.hide")].enumerated() {
            let y = area.y + rows + 1 + index
            let x = canvas.put(line.0, x: area.x, y: y, style: context.theme[.hintKey]) + 1
            canvas.put(strings[line.1], x: x, y: y, style: context.theme[.text])
        }
    }

    private func choose(_ choice: AlcoholChoice) {
        host?.goBack()
        onChoice(choice)
    }
}
