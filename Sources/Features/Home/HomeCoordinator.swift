internal import Domain
internal import Navigation

/// The flow of Home: tonight, and the shelves with all they hold. It ends when its first screen is closed.
@MainActor
final class HomeCoordinator: Coordinator {
    private let context: NavigationContext
    private let destination: HomeDestination
    private let exits: HomeExits
    private let factory: any HomeFlowFactory
    private var hasStarted = false

    init(context: NavigationContext, destination: HomeDestination, exits: HomeExits, factory: any HomeFlowFactory) {
        self.context = context
        self.destination = destination
        self.exits = exits
        self.factory = factory
    }

    override func start() {
        switch destination {
        case .home: showHome()
        case .shelf(let shelf): showShelf(shelf)
        }
    }

    private func showHome() {
        let actions = HomeActions(
            showDrink: exits.showDrink, showWork: exits.showWork, showShelf: { [weak self] in self?.showShelf($0) },
            noteMade: exits.noteMade, search: exits.search, chooseType: exits.chooseType)
        push(factory.makeScreen(.home(actions)))
    }

    private func showShelf(_ shelf: HomeShelf) {
        let actions = HomeShelfActions(
            showWork: exits.showWork, showCharacter: exits.showCharacter, chooseType: exits.chooseType,
            showFilter: { [weak self] in self?.showFilter(shelf) })
        push(factory.makeScreen(.shelf(shelf, actions)))
    }

    private func showFilter(_ shelf: HomeShelf) {
        context.modals.present(factory.makeShelfFilter(shelf))
    }

    /// The first screen of the flow ends it when it closes.
    private func push(_ screen: any Screen) {
        let isFirst = !hasStarted
        hasStarted = true
        context.stack.push(screen) { [weak self] in if isFirst { self?.finish() } }
    }
}
