import Navigation
import TestSupport

@testable import Bar

/// The screens of the flow, standing in: a double is as long as the protocol it doubles.
final class StubBarFactory: BarFlowFactory {
    var shelf: ShelfActions?
    var purchases: PurchaseListActions?
    var makeable: MakeableActions?

    func makeShelf(actions: ShelfActions) -> any Screen { shelf = actions; return StubScreen("bar") }
    func makeAddBottles() -> any Screen { StubScreen("bar/add") }
    func makePurchaseList(_ list: PurchaseList, actions: PurchaseListActions) -> any Screen {
        purchases = actions; return StubScreen(list.route)
    }
    func makeMakeable(actions: MakeableActions) -> any Screen { makeable = actions; return StubScreen("bar/makeable") }
}
