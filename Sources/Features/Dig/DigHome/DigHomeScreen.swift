import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class DigHomeScreen: PageScreen<DigHomeViewModel, DigHomeTarget> {
    /// The width from which the page keeps its panes beside a character's page.
    private static let leastWidth = 160

    private let glance: GlancePane

    init(viewModel: DigHomeViewModel, glances: Glances, changes: Events<Void>, strings: Strings) {
        glance = GlancePane(glances)
        super.init(route: DigDestination.home.route, viewModel: viewModel, changes: changes, strings: strings)
    }

    override func willBind(in host: any ScreenHost) {
        super.willBind(in: host)
        glance.load(in: host)
    }

    override func apply(_ state: DigHomeState) {
        super.apply(state)
        glance.apply(state.phase)
    }

    /// The character under the cursor, otherwise the first of the page.
    private var glanced: Place? {
        let targets = [page.focused].compactMap { $0 } + (state?.blocks ?? []).flatMap(\.targets)
        return targets.lazy.compactMap(\.glanced).first
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let body = glance.draw(glanced, from: Self.leastWidth, into: &canvas, in: rect, context: context)
        super.render(into: &canvas, in: body, context: context)
    }

    override var title: String { strings["tab.dig"] }
    override var loadingText: String { strings["dig.loading"] }

    override var status: String { state?.people ?? "" }

    override var actions: [KeyAction] {
        let focused: DugState? = if case .character(let found) = page.focused { found } else { nil }
        return [
            open("dig.random", "action.dig-random", "n", hint: 1, .next),
            key(
                "dig.skip", title: "action.dig-skip", [.character(" ")], hint: 1,
                isEnabled: page.focused?.offered != nil
            ) {
                [weak self] input in
                if let offered = self?.page.focused?.offered { input.opened.send(.skip(offered)) }
            },
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
