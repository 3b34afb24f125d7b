import Domain
import Navigation
import TestSupport

@testable import Drinks

/// The screens of the flow, standing in: a double is as long as the protocol it doubles.
final class StubDrinksFactory: DrinksFlowFactory {
    private(set) var pages: [DrinksFlowPage] = []
    private(set) var boxes: [DrinksFlowModal] = []
    private(set) var filter: DrinkFilter?

    func makeScreen(_ page: DrinksFlowPage) -> any Screen { pages.append(page); return StubScreen(page.route) }
    func makeModal(_ box: DrinksFlowModal) -> any Modal { boxes.append(box); return StubModal(box.route) }
    func setFilter(_ filter: DrinkFilter) { self.filter = filter }
}
