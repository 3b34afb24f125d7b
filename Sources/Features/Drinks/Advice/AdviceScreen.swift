import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class AdviceScreen: PageScreen<AdviceViewModel, Identifier<Drink>> {
    private let glance: GlancePane

    init(route: String, viewModel: AdviceViewModel, glances: Glances, changes: Events<Void>, strings: Strings) {
        glance = GlancePane(glances)
        super.init(route: route, viewModel: viewModel, changes: changes, strings: strings)
    }

    override func willBind(in host: any ScreenHost) {
        super.willBind(in: host)
        page.isFocusKept = true
        glance.load(in: host)
    }

    override func apply(_ state: AdviceState) {
        super.apply(state)
        glance.apply(state.phase)
    }

    override var title: String { strings["tab.drinks"] }
    override var loadingText: String { strings["drinks.loading"] }
    override var emptyText: String { strings["drinks.empty"] }

    override var status: String {
        let now = state?.cards.count { $0.row.reach == .now } ?? 0
        return now > 0 ? strings("advice.now", String(now)) : ""
    }

    override var actions: [KeyAction] {
        let card = state?.card(of: page.focused)
        let isLacking = if case .away = card?.row.reach { true } else { false }
        return page.withFinding(
            [page.openAction] + page.movement(sideways: false)
                + DrinkStrip.actions(from: .drinks(nil), strings) { [input] in input.placeRequested.send($0) }
                + SectionKeys.ownActions(strings) { [input] in input.placeRequested.send($0) } + [
                    key(
                        "drinks.pick-tried", title: "action.pick-tried", [.character("e")],
                        hint: state?.isCold == true ? 0 : 2
                    ) { $0.pickerRequested.send() }, sortKey,
                ]
                + DrinkActionKeys.actions(strings, isEnabled: card != nil, isLacking: isLacking) {
                    [weak self] action in
                    guard let self, let drink = page.focused else { return }
                    input.actionRequested.send((drink, action))
                })
    }

    private var sortKey: KeyAction {
        let refresh = refreshKey
        return KeyAction(id: refresh.id, title: refresh.title, keys: refresh.keys) { [input] in
            input.reorderAllowed.send()
            refresh.perform()
        }
    }

    override func didDisappear() {
        super.didDisappear()
        input.reorderAllowed.send()
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let (strip, rest) = rect.splitTop(1)
        DrinkStrip.draw(.drinks(nil), strings: strings, into: &canvas, in: strip, context: context) { [input] in
            input.placeRequested.send($0)
        }
        let body = glance.draw(page.focused.map { .drink($0) }, into: &canvas, in: rest, context: context)
        page.isBrief = body.width < rest.width
        super.render(into: &canvas, in: body, context: context)
    }
}
