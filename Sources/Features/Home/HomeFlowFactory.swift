internal import Navigation

/// What the flow of Home needs built.
@MainActor
protocol HomeFlowFactory: AnyObject {
    func makeHome(actions: HomeActions) -> any Screen
    func makeShelf(_ shelf: HomeShelf, actions: HomeShelfActions) -> any Screen
    func makeShelfFilter(_ shelf: HomeShelf) -> any Modal
}
