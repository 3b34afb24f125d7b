internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The root of the tab Drinks: what to drink, and why.
@MainActor
final class AdviceScreen: Screen {
    let route = "drinks"
    private let strings: Strings
    private let viewModel: AdviceViewModel
    private let page: PageController<Identifier<Drink>>
    private let bag = SubscriptionBag()
    private let deedRequested = Signal<(drink: Identifier<Drink>, action: DrinkActionKeys.Action)>()
    private let sectionRequested = Signal<DrinkSection?>()
    private let pickerRequested = Signal<Void>()
    private let refresh = Signal<Void>()
    private var output: AdviceViewModel.Output?
    private var indicator: PhaseIndicator?

    init(viewModel: AdviceViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
        page = PageController(strings: strings)
    }

    var title: String { strings["tab.drinks"] }

    var status: String {
        guard let state = output?.state.value, !state.cards.isEmpty else { return "" }
        let now = state.cards.count { $0.row.reach == .now }
        return now > 0 ? strings("advice.now", String(now)) : ""
    }

    private var focused: AdviceState.Card? {
        output?.state.value.cards.first { $0.row.id == page.focused }
    }

    var actions: [KeyAction] {
        let card = focused
        let isLacking = if case .away = card?.row.reach { true } else { false }
        return page.actions
            + SectionKeys.actions(from: nil, strings) { [weak self] in
                self?.sectionRequested.send($0)
            } + [
                KeyAction(
                    id: "drinks.pick-tried", title: strings["action.pick-tried"], keys: [.character("a")],
                    hint: output?.state.value.isCold == true ? 0 : 2
                ) { [weak self] in self?.pickerRequested.send() },
                KeyAction(id: "screen.refresh", title: strings["action.refresh"], keys: [.character("r")]) {
                    [weak self] in self?.refresh.send()
                },
            ]
            + DrinkActionKeys.actions(strings, isEnabled: card != nil, isLacking: isLacking) { [weak self] action in
                guard let self, let id = page.focused else { return }
                deedRequested.send((id, action))
            }
    }

    func load(in host: any ScreenHost) {
        page.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            AdviceViewModel.Input(
                cardOpened: page.opened.events, deedRequested: deedRequested.events,
                sectionRequested: sectionRequested.events, pickerRequested: pickerRequested.events,
                refreshRequested: refresh.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.page.setBlocks(self?.blocks(of: state) ?? [])
            indicator.show(state.phase)
        }.store(in: bag)
        output.done.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { page.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let (strip, rest) = rect.splitTop(1)
        SectionStripView.draw(nil, strings: strings, into: &canvas, in: strip, context: context) {
            [weak self] in self?.sectionRequested.send($0)
        }
        let isContent = indicator.draw(
            state.phase, loading: strings["drinks.loading"], empty: strings["drinks.empty"],
            retry: strings["phase.retry"], into: &canvas, in: rest, context: context)
        if isContent { page.render(into: &canvas, in: rest.splitTop(1).rest, context: context) }
    }

    private func blocks(of state: AdviceState) -> [PageBlock<Identifier<Drink>>] {
        var blocks: [PageBlock<Identifier<Drink>>] = []
        if state.isCold { blocks += [.text(strings["advice.cold"], .muted), .gap] }
        for card in state.cards {
            let row = card.row
            blocks.append(
                .row(
                    PageRow(
                        row.id, mark: row.reach == .now ? .check : .circle, title: row.name, other: row.otherName,
                        detail: row.reachText, body: card.reason, bodyLines: 2, parts: card.held,
                        foot: [row.base, card.character].filter { !$0.isEmpty }.joined(separator: " · "),
                        meters: card.meters)))
            blocks.append(.gap)
        }
        return blocks
    }
}
