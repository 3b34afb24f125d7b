import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class RunScreen: PageScreen<RunViewModel, RunTarget> {
    override var title: String { [strings["run.title"], super.title].filter { !$0.isEmpty }.joined(separator: " · ") }
    override var loadingText: String { strings["dig.loading"] }

    private var isAsking: Bool { state?.isAsking == true }

    override var actions: [KeyAction] {
        let back = key("run.back", [.character("[")], hint: 1, isEnabled: state?.canGoBack == true) {
            $0.wentBack.send()
        }
        guard isAsking else {
            let copy = key(
                "screen.copy", title: "action.run.copy", [.character("y")], hint: 1,
                isEnabled: state?.card.isEmpty == false
            ) { [weak self] _ in self?.copy() }
            return page.withFinding([page.openAction, copy, back] + page.movement() + [refreshKey])
        }
        return [
            page.openAction,
            key("dig.skip", title: "action.dig-skip", [.character(" ")], hint: 1) { $0.skipped.send() },
            back,
        ] + movement + [refreshKey]
    }

    /// The keys that move the focus, without letters: these answer the question.
    private var movement: [KeyAction] {
        page.movement().map { action in
            action.keepingKeys { if case .character = $0.code, $0.modifiers.isEmpty { false } else { true } }
        }
    }

    /// Takes the letters of the types before any key action, while the page asks.
    override func handle(_ event: InputEvent) -> Handled {
        guard isAsking, case .key(let key) = event, key.modifiers.isEmpty, case .character(let letter) = key.code
        else { return super.handle(event) }
        // Keeps a mistyped digit from switching tabs.
        if letter.isASCII, letter.isNumber { return .consumed }
        guard MBTIPicker.axis(of: letter) != nil else { return super.handle(event) }
        input.lettered.send(letter)
        return .consumed
    }

    private func copy() {
        if let card = state?.card { host?.copy(card) }
    }
}
