internal import Domain
internal import Navigation

/// The flow through drinks: list, drink, ingredient, notes. It runs on whichever stack its caller owns, and ends when
/// its first screen is closed.
@MainActor
final class DrinksCoordinator: Coordinator {
    private let context: NavigationContext
    private let destination: DrinksDestination
    private let exits: DrinksExits
    private let factory: any DrinksFlowFactory
    private var hasStarted = false

    init(
        context: NavigationContext, destination: DrinksDestination, exits: DrinksExits = DrinksExits(),
        factory: any DrinksFlowFactory
    ) {
        self.context = context
        self.destination = destination
        self.exits = exits
        self.factory = factory
    }

    override func start() {
        switch destination {
        case .list: push(factory.makeDrinkList(actions: listActions))
        case .drink(let id): showDrink(id)
        case .ingredient(let id): showIngredient(id)
        case .note(let note): showNote(note)
        }
    }

    private var listActions: DrinkListActions {
        DrinkListActions(
            showDrink: { [weak self] in self?.showDrink($0) },
            showFilter: { [weak self] in self?.showFilter() }, exits: exits)
    }

    private func showFilter() {
        context.modals.present(factory.makeDrinkFilter())
    }

    private func showDrink(_ id: Identifier<Drink>) {
        let actions = DrinkDetailActions(
            showIngredient: { [weak self] in self?.showIngredient($0) },
            showNote: { [weak self] in self?.showNote($0) },
            showDrink: { [weak self] in self?.showDrink($0) },
            showMadeForm: { [weak self] in self?.showMadeForm($0, servings: $1) },
            showWhyNot: { [weak self] in self?.showWhyNot($0) },
            chooseComparison: { _ in }, exits: exits)
        push(factory.makeDrinkDetail(id, actions: actions))
    }

    private func showIngredient(_ id: Identifier<Ingredient>) {
        let actions = IngredientPageActions(
            showIngredient: { [weak self] in self?.showIngredient($0) },
            showDrink: { [weak self] in self?.showDrink($0) })
        push(factory.makeIngredientPage(id, actions: actions))
    }

    private func showMadeForm(_ id: Identifier<Drink>, servings: Int) {
        context.modals.present(factory.makeMadeForm(id, servings: servings))
    }

    private func showWhyNot(_ id: Identifier<Drink>) {
        context.modals.present(factory.makeWhyNot(id))
    }

    private func showNote(_ note: DrinkNote) {
        let isFirst = !hasStarted
        hasStarted = true
        context.modals.present(factory.makeNote(note)) { [weak self] in if isFirst { self?.finish() } }
    }

    /// The first screen of the flow ends it when it closes.
    private func push(_ screen: any Screen) {
        let isFirst = !hasStarted
        hasStarted = true
        context.stack.push(screen) { [weak self] in if isFirst { self?.finish() } }
    }
}
