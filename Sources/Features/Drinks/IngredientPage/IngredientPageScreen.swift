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
    private let page: PageController<IngredientPageTarget>
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

    init(id: Identifier<Ingredient>, viewModel: IngredientPageViewModel, strings: Strings) {
        route = "ingredient:\(id)"
        self.viewModel = viewModel
        self.strings = strings
        page = PageController(strings: strings)
    }

    var title: String { output?.state.value.content?.name ?? strings["ingredient.title"] }

    var actions: [KeyAction] {
        let isOwned = output?.state.value.content?.isOwned ?? false
        let isOwn = output?.state.value.content?.isOwn ?? false
        let edit = KeyAction(
            id: "ingredient.edit", title: strings["action.edit"], keys: [.character("e")], hint: 1
        ) { [weak self] in self?.editRequested.send() }
        return (isOwn ? [edit] : []) + [
            page.openAction,
            KeyAction(
                id: "bar.toggle", title: strings[isOwned ? "action.remove-bottle" : "action.add-bottle"],
                keys: [.character(" "), .character("a")], hint: 1, isEnabled: output?.state.value.content != nil
            ) { [weak self] in self?.ownershipToggled.send() },
            KeyAction(id: "screen.refresh", title: strings["action.refresh"], keys: [.character("r")]) {
                [weak self] in self?.refresh.send()
            },
        ]
            + page.movement()
    }

    func load(in host: any ScreenHost) {
        page.load(in: host)
        let output = viewModel.transform(
            IngredientPageViewModel.Input(
                ownershipToggled: ownershipToggled.events, ingredientSelected: ingredientSelected.events,
                drinkSelected: drinkSelected.events, baseSelected: baseSelected.events,
                editRequested: editRequested.events, allRequested: allRequested.events, refreshRequested: refresh.events
            ))
        self.output = output
        output.state.observe { [weak self] state in
            self?.page.show(targets: state.content.map(Self.targets), state.phase)
        }.store(in: bag)
        page.opened.observe { [weak self] in self?.open($0) }.store(in: bag)
        output.barChanged.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { page.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        page.render(loading: strings["ingredient.loading"], into: &canvas, in: rect, context: context) {
            canvas, context, focused, click in
            guard let content = output?.state.value.content else { return (0, nil) }
            return IngredientPageView(
                content: content, focused: focused, strings: strings, context: context, click: click
            ).draw(into: &canvas)
        }
    }

    private static func targets(of content: IngredientPageState.Content) -> [IngredientPageTarget] {
        let links = (content.parent.map { [$0] } ?? []) + content.children + content.parts
        var seen: Set<Identifier<Ingredient>> = []
        return (content.base.map { [.base($0.base)] } ?? [])
            + links.filter { seen.insert($0.id).inserted }.map { .ingredient($0.id) }
            + (content.allDrinks.isEmpty ? [] : [.allDrinks])
            + content.drinks.map { .drink($0.id) }
    }

    private func open(_ target: IngredientPageTarget) {
        switch target {
        case .ingredient(let id): ingredientSelected.send(id)
        case .drink(let id): drinkSelected.send(id)
        case .base(let base): baseSelected.send(base)
        case .allDrinks: allRequested.send()
        }
    }
}
