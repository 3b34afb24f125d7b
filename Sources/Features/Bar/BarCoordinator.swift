internal import Navigation

/// The flow through the bar: shelf, adding bottles, what can be made. It ends when its first screen is closed.
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
        switch destination {
        case .shelf: showShelf()
        case .makeable: showMakeable()
        case .oneAway: showPurchases(.oneAway)
        case .buyNext: showPurchases(.buyNext)
        }
    }

    private func showShelf() {
        let actions = ShelfActions(
            showAddBottles: { [weak self] in self?.showAddBottles() },
            showMakeable: { [weak self] in self?.showMakeable() },
            showPurchases: { [weak self] in self?.showPurchases($0) }, showIngredient: exits.showIngredient)
        push(factory.makeShelf(actions: actions))
    }

    private func showAddBottles() {
        push(factory.makeAddBottles())
    }

    private func showPurchases(_ list: PurchaseList) {
        push(
            factory.makePurchaseList(list, actions: PurchaseListActions(showIngredient: exits.showIngredient)))
    }

    private func showMakeable() {
        push(factory.makeMakeable(actions: MakeableActions(showDrink: exits.showDrink)))
    }

    /// The first screen of the flow ends it when it closes.
    private func push(_ screen: any Screen) {
        let isFirst = !hasStarted
        hasStarted = true
        context.stack.push(screen) { [weak self] in if isFirst { self?.finish() } }
    }
}
