import Domain
import Navigation
import TestSupport

@testable import Bar

/// The screens of the flow, standing in: a double is as long as the protocol it doubles.
final class StubBarFactory: BarFlowFactory {
    var shelf: InventoryActions?
    var list: BarListActions?
    var filters: [BottleFilter] = []

    func makeInventory(actions: InventoryActions) -> any Screen { shelf = actions; return StubScreen("bar") }

    func makeAddBottles(from filter: BottleFilter, actions: AddBottlesActions) -> any Screen {
        filters.append(filter)
        return StubScreen("bar/add")
    }

    func makeList(_ list: BarList, actions: BarListActions) -> any Screen {
        self.list = actions
        switch list {
        case .makeable: return StubScreen("bar/makeable")
        case .purchases(let purchases): return StubScreen(purchases.route)
        case .useUp: return StubScreen("bar/use-up")
        }
    }

    func makeBottleForm(of ingredient: Identifier<Ingredient>) -> any Modal { StubModal("bar/bottle") }

    func makeSection(
        _ destination: BarDestination, in context: NavigationContext, links: BarLinks
    ) -> Coordinator? {
        SectionCoordinator(context: context) { _ in StubScreen("section:\(destination)") }
    }
}
