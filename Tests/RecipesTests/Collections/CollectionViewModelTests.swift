import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Recipes

/// A collection: its order, what is taken out, its name.
@MainActor
struct CollectionViewModelTests {
    @MainActor
    private final class Page {
        let visible = Signal<Range<Int>>()
        let query = Observable("")
        let selected = Signal<Int>()
        let move = Signal<(row: Int, step: Int)>()
        let remove = Signal<Int>()
        let rename = Signal<Void>()
        let refresh = Signal<Void>()
        let went = EventLog()
        let model: CollectionViewModel
        let states: Recorded<CollectionState>

        init(_ id: Identifier<DrinkCollection>, _ world: RecipesWorld) {
            model = CollectionViewModel(
                id: id, dependencies: world.dependencies(),
                actions: CollectionActions(
                    showDrink: { [went] in went.note("drink:\($0)") },
                    askName: { prompt in prompt.onDone("Evenings") }))
            states = Recorded(
                model.transform(
                    CollectionViewModel.Input(
                        visibleRowsChanged: visible.events, query: query.readOnly, rowSelected: selected.events,
                        moveRequested: move.events, removeRequested: remove.events, renameRequested: rename.events,
                        refreshRequested: refresh.events)
                ).state)
        }

        var state: CollectionState { states.values.last ?? CollectionState() }
    }

    private func world() async throws -> (RecipesWorld, Identifier<DrinkCollection>) {
        let world = RecipesWorld()
        let id = try await world.collections.create(
            "Summer", with: ["negroni", "americano"], at: 1, of: Profile.localID)
        return (world, id)
    }

    @Test func `drinks stand in their order and can be moved and opened`() async throws {
        let (world, id) = try await world()
        let page = Page(id, world)
        await page.model.settle()
        #expect(page.state.rows.map(\.id) == ["negroni", "americano"])
        page.move.send((row: 0, step: 1))
        await page.model.settle()
        #expect(page.state.rows.map(\.id) == ["americano", "negroni"])
        page.selected.send(0)
        #expect(page.went.notes == ["drink:americano"])
    }

    @Test func `taking the last out leaves it empty`() async throws {
        let (world, id) = try await world()
        let page = Page(id, world)
        await page.model.settle()
        page.remove.send(0)
        await page.model.settle()
        page.remove.send(0)
        await page.model.settle()
        #expect(page.state.phase == .empty)
    }

    @Test func `it takes another name`() async throws {
        let (world, id) = try await world()
        let page = Page(id, world)
        await page.model.settle()
        page.rename.send()
        await page.model.settle()
        #expect(page.state.name == "Evenings")
    }

    @Test func `one that is not there says so`() async {
        let page = Page("my-nothing", RecipesWorld())
        await page.model.settle()
        guard case .failed = page.state.phase else { return #expect(Bool(false), "\(page.state.phase)") }
    }
}
