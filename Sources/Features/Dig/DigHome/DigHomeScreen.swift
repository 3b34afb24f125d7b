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
            openKey("dig.random", title: "action.dig-random", "n", hint: 1, .next),
            key(
                "dig.skip", title: "action.dig-skip", [.character(" ")], hint: 1,
                isEnabled: page.focused?.offered != nil
            ) {
                [weak self] input in
                if let offered = self?.page.focused?.offered { input.opened.send(.skip(offered)) }
            },
            openKey("dig.hot", title: "action.dig-hot", "m", hint: 2, .destination(.list(.hot))),
            openKey("search.open", title: "action.search", "/", hint: 1, .destination(.search(""))),
            openKey("dig.inbox", title: "action.inbox", "i", hint: 2, .destination(.inbox)),
            openKey("dig.own", title: "action.dig-own", "o", hint: 3, .place(.ownWorks)),
            openKey("dig.requests", title: "action.dig-requests", "t", hint: 3, .place(.requests)),
            openKey("dig.hidden", title: "action.dig-hidden", "z", hint: 3, .place(.hidden)),
            key(
                "character.page", title: "action.character-page", [.character("c")], hint: 3,
                isEnabled: focused != nil
            ) { input in if let focused { input.opened.send(.place(.character(focused.id))) } },
            refreshKey,
        ] + page.actions
    }
}
