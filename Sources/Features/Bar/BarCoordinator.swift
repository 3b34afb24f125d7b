internal import Domain
internal import Navigation

/// The flow through the bar: shelf, adding bottles, what follows from them. It ends when its first screen is closed.
@MainActor
final class BarCoordinator: Coordinator {
    private let context: NavigationContext
    private let destination: BarDestination
    private let links: BarLinks
    private let factory: any BarFlowFactory
    private var hasStarted = false

    init(context: NavigationContext, destination: BarDestination, links: BarLinks, factory: any BarFlowFactory) {
        self.context = context
        self.destination = destination
        self.links = links
        self.factory = factory
    }

    override func start() {
        show(destination)
    }

    private func show(_ destination: BarDestination) {
        switch destination {
        case .shelf: showInventory()
        case .inAMinute: showAddBottles(.commonest)
        case .makeable: showList(.makeable)
        case .oneAway: showList(.purchases(.oneAway))
        case .buyNext: showList(.purchases(.buyNext))
        case .useUp: showList(.useUp)
        case .shopping, .log, .party, .calculators, .statistics, .staples:
            if let section = factory.makeSection(destination, in: context, links: links) { run(section) }
        }
    }

    private func showInventory() {
        let actions = InventoryActions(
            show: { [weak self] in self?.show($0) },
            showAddBottles: { [weak self] in self?.showAddBottles(.all) },
            editBottle: { [weak self] in self?.editBottle($0) }, showIngredient: links.showIngredient)
        push(factory.makeInventory(actions: actions))
    }

    private func showAddBottles(_ filter: BottleFilter) {
        let actions = AddBottlesActions(askToLeave: { [modals = context.modals] in modals.present($0) })
        push(factory.makeAddBottles(from: filter, actions: actions))
    }

    private func showList(_ list: BarList) {
        push(
            factory.makeList(
                list,
                actions: BarListActions(showDrink: links.showDrink, showIngredient: links.showIngredient)))
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
