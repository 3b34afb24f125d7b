import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class DigHomeScreen: PageScreen<DigHomeViewModel, DigHomeTarget> {
    init(viewModel: DigHomeViewModel, changes: Events<Void>, strings: Strings) {
        super.init(route: DigDestination.home.route, viewModel: viewModel, changes: changes, strings: strings)
    }

    override var title: String { strings["tab.dig"] }
    override var loadingText: String { strings["dig.loading"] }

    override var status: String { state?.people ?? "" }

    override var actions: [KeyAction] {
        let focused: DugState? = if case .character(let found) = page.focused { found } else { nil }
        return [
            open("dig.random", "action.dig-random", "n", hint: 1, .next),
            open("dig.hot", "action.dig-hot", "m", hint: 2, .destination(.list(.hot))),
            open("search.open", "action.search", "/", hint: 1, .destination(.search(""))),
            open("dig.inbox", "action.inbox", "i", hint: 2, .destination(.inbox)),
            open("dig.own", "action.dig-own", "o", hint: 3, .place(.ownWorks)),
            open("dig.requests", "action.dig-requests", "t", hint: 3, .place(.requests)),
            open("dig.hidden", "action.dig-hidden", "z", hint: 3, .place(.hidden)),
            key(
                "character.page", title: "action.character-page", [.character("c")], hint: 3,
                isEnabled: focused != nil
            ) { input in if let focused { input.opened.send(.place(.character(focused.id))) } },
            refreshKey,
        ] + page.actions
    }

    private func open(
        _ id: String, _ title: String, _ letter: Character, hint: Int, _ target: DigHomeTarget
    ) -> KeyAction {
        key(id, title: title, [.character(letter)], hint: hint) { $0.opened.send(target) }
    }
}
