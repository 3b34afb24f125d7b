internal import Domain
internal import Navigation

/// The flow through the bar: shelf, adding bottles, what follows from them. It ends when its first screen is closed.
@MainActor
final class BarCoordinator: Coordinator {
    private let context: NavigationContext
    private let destination: BarDestination
    private let exits: BarExits
    private let factory: any BarFlowFactory
    private var hasStarted = false

    init(context: NavigationContext, destination: BarDestination, exits: BarExits, factory: any BarFlowFactory) {
        self.context = context
        self.destination = destination
        self.exits = exits
        self.factory = factory
    }

    override func start() {
        show(destination)
    }

    private func show(_ destination: BarDestination) {
        switch destination {
        case .shelf: showShelf()
        case .inAMinute: showAddBottles(.commonest)
        case .makeable: showList(.makeable)
        case .oneAway: showList(.purchases(.oneAway))
        case .buyNext: showList(.purchases(.buyNext))
        case .useUp: showList(.useUp)
        case .shopping, .log, .party, .calculators, .statistics, .staples:
            if let section = factory.makeSection(destination, in: context, exits: exits) { run(section) }
        }
    }

    private func showShelf() {
        let actions = ShelfActions(
            show: { [weak self] in self?.show($0) },
            showAddBottles: { [weak self] in self?.showAddBottles(.all) },
            editBottle: { [weak self] in self?.editBottle($0) }, showIngredient: exits.showIngredient)
        push(factory.makeShelf(actions: actions))
    }

    private func showAddBottles(_ filter: BottleFilter) {
        let actions = AddBottlesActions(askToLeave: { [modals = context.modals] in modals.present($0) })
        push(factory.makeAddBottles(from: filter, actions: actions))
    }

    private func showList(_ list: BarList) {
        push(
            factory.makeList(
                list,
                actions: BarListActions(showDrink: exits.showDrink, showIngredient: exits.showIngredient)))
    }

    private func editBottle(_ ingredient: Identifier<Ingredient>) {
        context.modals.present(factory.makeBottleForm(of: ingredient))
    }

    /// The first screen of the flow ends it when it closes.
    private func push(_ screen: any Screen) {
        let isFirst = !hasStarted
        hasStarted = true
        context.stack.push(screen) { [weak self] in if isFirst { self?.finish() } }
    }
}
