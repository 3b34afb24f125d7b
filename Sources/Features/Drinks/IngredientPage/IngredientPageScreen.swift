internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The page of an ingredient.
@MainActor
final class IngredientPageScreen: Screen {
    let route: String
    private let strings: Strings
    private let viewModel: IngredientPageViewModel
    private let bag = SubscriptionBag()
    private let ownershipToggled = Signal<Void>()
    private let ingredientSelected = Signal<Identifier<Ingredient>>()
    private let drinkSelected = Signal<Identifier<Drink>>()
    private let baseSelected = Signal<BaseSpirit>()
    private let allRequested = Signal<Void>()
    private let editRequested = Signal<Void>()
    private let refresh = Signal<Void>()
    private var output: IngredientPageViewModel.Output?
    private var indicator: PhaseIndicator?
    private var ring = FocusRing<IngredientPageTarget>()
    private var page = PageView()
    private var isRevealing = false
    private weak var host: (any ScreenHost)?

    init(id: Identifier<Ingredient>, viewModel: IngredientPageViewModel, strings: Strings) {
        route = "ingredient:\(id)"
        self.viewModel = viewModel
        self.strings = strings
    }

    var title: String { output?.state.value.content?.name ?? strings["ingredient.title"] }

    var actions: [KeyAction] {
        let isOwned = output?.state.value.content?.isOwned ?? false
        let isOwn = output?.state.value.content?.isOwn ?? false
        let edit = KeyAction(
            id: "ingredient.edit", title: strings["action.edit"], keys: [.character("e")], hint: 1
        ) { [weak self] in self?.editRequested.send() }
        return (isOwn ? [edit] : []) + [
            KeyAction(
                id: "page.open", title: strings["action.open"], keys: [Key(.enter)], hint: 1,
                isEnabled: ring.focused != nil
            ) {
                [weak self] in self?.openFocused()
            },
            KeyAction(
                id: "bar.toggle", title: strings[isOwned ? "action.remove-bottle" : "action.add-bottle"],
                keys: [.character(" "), .character("a")], hint: 1, isEnabled: output?.state.value.content != nil
            ) { [weak self] in self?.ownershipToggled.send() },
            KeyAction(id: "screen.refresh", title: strings["action.refresh"], keys: [.character("r")]) {
                [weak self] in self?.refresh.send()
            },
        ]
            + PageMovement.actions(
                strings, focus: { [weak self] in self?.moveFocus(by: $0) },
                scroll: { [weak self] in self?.scroll(by: $0) })
    }

    func load(in host: any ScreenHost) {
        self.host = host
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            IngredientPageViewModel.Input(
                ownershipToggled: ownershipToggled.events, ingredientSelected: ingredientSelected.events,
                drinkSelected: drinkSelected.events, baseSelected: baseSelected.events,
                editRequested: editRequested.events, allRequested: allRequested.events, refreshRequested: refresh.events
            ))
        self.output = output
        output.state.observe { [weak self] state in
            self?.ring.setTargets(state.content.map(Self.targets) ?? [])
            indicator.show(state.phase)
        }.store(in: bag)
        output.barChanged.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled {
        guard let distance = PageMovement.wheel(event) else { return .ignored }
        scroll(by: distance)
        return .consumed
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value else { return }
        guard let content = state.content else {
            _ = indicator?.draw(
                state.phase, loading: strings["ingredient.loading"], empty: "", retry: strings["phase.retry"],
                into: &canvas, in: rect, context: context)
            return
        }
        page.draw(revealing: isRevealing, into: &canvas, in: rect, context: context) { canvas, context in
            IngredientPageView(
                content: content, focused: ring.focused, strings: strings, context: context,
                click: { [weak self] in self?.click($0) }
            ).draw(into: &canvas)
        }
        isRevealing = false
    }

    private static func targets(of content: IngredientPageState.Content) -> [IngredientPageTarget] {
        let links = (content.parent.map { [$0] } ?? []) + content.children + content.parts
        var seen: Set<Identifier<Ingredient>> = []
        return (content.base.map { [.base($0.base)] } ?? [])
            + links.filter { seen.insert($0.id).inserted }.map { .ingredient($0.id) }
            + (content.allDrinks.isEmpty ? [] : [.allDrinks])
            + content.drinks.map { .drink($0.id) }
    }

    private func moveFocus(by step: Int) {
        ring.move(by: step)
        isRevealing = true
        host?.setNeedsFrame()
    }

    private func scroll(by distance: PageMovement.Distance) {
        page.scroll(by: distance)
        host?.setNeedsFrame()
    }

    private func click(_ target: IngredientPageTarget) {
        if ring.focused == target { openFocused() } else { ring.focus(target) }
    }

    private func openFocused() {
        switch ring.focused {
        case .ingredient(let id): ingredientSelected.send(id)
        case .drink(let id): drinkSelected.send(id)
        case .base(let base): baseSelected.send(base)
        case .allDrinks: allRequested.send()
        case nil: break
        }
    }
}
