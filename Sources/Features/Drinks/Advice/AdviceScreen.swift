internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The root of the tab Drinks: what to drink, and why.
@MainActor
final class AdviceScreen: PageScreen<AdviceViewModel, Identifier<Drink>> {
    init(viewModel: AdviceViewModel, changes: Events<Void>, strings: Strings) {
        super.init(
            route: DrinksDestination.advice.route, viewModel: viewModel, changes: changes, strings: strings)
    }

    private lazy var find = FindBar(strings: strings)

    override func willBind(in host: any ScreenHost) {
        super.willBind(in: host)
        page.isFocusKept = true
        find.query.observe { [weak self] in self?.look(for: $0) }.store(in: bag)
    }

    override var isCapturingText: Bool { find.isOpen }

    override func handle(_ event: InputEvent) -> Handled {
        switch find.handle(event) {
        case .ignored: return super.handle(event)
        case .consumed: break
        case .returnTo(let row): select(row)
        }
        host?.setNeedsFrame()
        return .consumed
    }

    /// The first card whose drink has the text in its name has the focus.
    private func look(for text: String) {
        let wanted = Folding.folded(text)
        let cards = state?.cards ?? []
        let rows = cards.indices.filter { place in
            [cards[place].row.name, cards[place].row.otherName].contains {
                Folding.place(of: wanted, in: Folding.folded($0)) != nil
            }
        }
        if let row = find.setMatches(wanted.isEmpty ? [] : Array(rows)) { select(row) }
    }

    private func select(_ row: Int) {
        guard let cards = state?.cards, cards.indices.contains(row) else { return }
        page.focus(cards[row].row.id)
    }

    private var selected: Int {
        state?.cards.firstIndex { $0.row.id == page.focused } ?? 0
    }

    private var findActions: [KeyAction] {
        func walk(_ id: String, _ letter: Character, forward: Bool) -> KeyAction {
            KeyAction(
                id: id, title: strings["action.find-\(forward ? "next" : "previous")"], keys: [.character(letter)],
                isEnabled: !find.query.value.isEmpty
            ) { [weak self] in
                guard let self, let next = find.next(after: selected, forward: forward) else { return }
                select(next.row)
            }
        }
        return [
            KeyAction(id: "list.find", title: strings["action.find"], keys: [.character("/")], hint: 2) { [weak self] in
                guard let self else { return }
                find.open(from: selected)
                host?.setNeedsFrame()
            }, walk("list.find-next", "n", forward: true), walk("list.find-previous", "N", forward: false),
        ]
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
        return page.actions + findActions
            + SectionKeys.actions(from: nil, strings) { [input] in input.sectionRequested.send($0) }
            + SectionKeys.ownActions(strings) { [input] in input.placeRequested.send($0) } + [
                key(
                    "drinks.pick-tried", title: "action.pick-tried", [.character("e")],
                    hint: state?.isCold == true ? 0 : 2
                ) { $0.pickerRequested.send() }, refreshKey,
            ]
            + DrinkActionKeys.actions(strings, isEnabled: card != nil, isLacking: isLacking) { [weak self] action in
                guard let self, let drink = page.focused else { return }
                input.actionRequested.send((drink, action))
            }
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let (strip, rest) = rect.splitTop(1)
        SectionStripView.draw(
            nil, strings: strings, into: &canvas, in: strip, context: context,
            open: { [input] in input.placeRequested.send($0) }, show: { [input] in input.sectionRequested.send($0) })
        guard find.isShown else { return super.render(into: &canvas, in: rest, context: context) }
        let (body, line) = rest.splitBottom(1)
        super.render(into: &canvas, in: body, context: context)
        find.draw(into: &canvas, in: line, selected: selected, context: context)
    }
}
