internal import Navigation

/// What the flow through the bar needs built.
@MainActor
protocol BarFlowFactory: AnyObject {
    func makeShelf(actions: ShelfActions) -> any Screen
    func makeAddBottles() -> any Screen
    func makePurchaseList(_ list: PurchaseList, actions: PurchaseListActions) -> any Screen
    func makeMakeable(actions: MakeableActions) -> any Screen
}
