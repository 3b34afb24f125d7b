internal import Domain
internal import Navigation

/// The flow of Home: tonight, and the shelves with all they hold. It ends when its first screen is closed.
@MainActor
final class HomeCoordinator: Coordinator {
    private let context: NavigationContext
    private let destination: HomeDestination
    private let links: HomeLinks
    private let factory: any HomeFlowFactory
    private var hasStarted = false

    init(context: NavigationContext, destination: HomeDestination, links: HomeLinks, factory: any HomeFlowFactory) {
        self.context = context
        self.destination = destination
        self.links = links
        self.factory = factory
    }

    override func start() {
        switch destination {
        case .home: showHome()
        case .shelf(let shelf): showInventory(shelf)
        }
    }

    private func showHome() {
        let actions = HomeActions(
            showDrink: links.showDrink, showWork: links.showWork,
            showInventory: { [weak self] in self?.showInventory($0) },
            noteMade: links.noteMade, search: links.search, chooseType: links.chooseType)
        push(factory.makeScreen(.home(actions)))
    }

    private func showInventory(_ shelf: HomeShelf) {
        let actions = HomeShelfActions(
            showWork: links.showWork, showCharacter: links.showCharacter, chooseType: links.chooseType,
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
