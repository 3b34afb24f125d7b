internal import Domain
internal import Navigation

/// What the flow through drinks needs built.
@MainActor
protocol DrinksFlowFactory: AnyObject {
    func makeScreen(_ page: DrinksFlowPage) -> any Screen
    func makeModal(_ box: DrinksFlowModal) -> any Modal
    /// Shows the list of all drinks under a filter from now on.
    func setFilter(_ filter: DrinkFilter)
}
