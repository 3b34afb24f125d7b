internal import Navigation

/// What the flow of Home needs built.
@MainActor
protocol HomeFlowFactory: AnyObject {
    func makeScreen(_ page: HomeFlowPage) -> any Screen
    /// The box in which the filter of a shelf is chosen.
    func makeShelfFilter(_ shelf: HomeShelf) -> any Modal
}
