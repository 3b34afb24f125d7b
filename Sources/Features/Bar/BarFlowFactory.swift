internal import Domain
internal import Navigation

/// What the flow through the bar needs built.
@MainActor
protocol BarFlowFactory: AnyObject {
    func makeInventory(actions: InventoryActions) -> any Screen
    func makeAddBottles(from filter: BottleFilter, actions: AddBottlesActions) -> any Screen
    func makeList(_ list: BarList, actions: BarListActions) -> any Screen
    func makeBottleForm(of ingredient: Identifier<Ingredient>) -> any Modal
    /// A part of the bar with a flow of its own.
    func makeSection(
        _ destination: BarDestination, in context: NavigationContext, links: BarLinks
    ) -> Coordinator?
}
