import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Recipes

/// A collection: its order, removal of drinks, and its name.
@MainActor
struct CollectionViewModelTests {
    private func opened(
        _ id: Identifier<DrinkCollection>, _ world: RecipesWorld
    ) async -> RecipesSubject<CollectionViewModel> {
        let subject = RecipesSubject(world.dependencies()) { $0.makeCollectionViewModel(of: id, in: $1) }
        await subject.settle()
        return subject
    }

    private func summer(
        _ drinks: [Identifier<Drink>] = ["negroni", "americano"]
    ) async throws -> (RecipesWorld, RecipesSubject<CollectionViewModel>) {
        let world = RecipesWorld()
        let id = try await world.collections.create("Summer", with: drinks, at: 1, of: Profile.localID)
        return (world, await opened(id, world))
    }

    @Test func `drinks keep their order and can be moved and opened`() async throws {
        let (_, page) = try await summer()
        let selection = Recorded(page.output.selection)
        #expect(page.state.list.rows.map(\.id) == ["negroni", "americano"])
        #expect(page.state.head == CollectionHead(name: "Summer", count: "2 drinks"))
        page.input.movedDown.send(0)
        await page.reread()
        #expect(page.state.list.rows.map(\.id) == ["americano", "negroni"])
        #expect(selection.values == [1])
        page.input.movedDown.send(1)
        page.input.list.rowSelected.send(0)
        #expect(page.went.notes == ["drink:americano"])
        #expect(selection.values == [1])
    }

    @Test func `quick keys move one drink further, not its neighbours`() async throws {
        let (_, page) = try await summer(["negroni", "americano", "boulevardier"])
        page.input.movedDown.send(0)
        page.input.movedDown.send(1)
        await page.reread()
        #expect(page.state.list.rows.map(\.id) == ["americano", "boulevardier", "negroni"])
        page.input.movedUp.send(1)
        await page.reread()
        #expect(page.state.list.rows.map(\.id) == ["boulevardier", "americano", "negroni"])
    }

    @Test func `removing the last drink leaves an empty collection`() async throws {
        let (_, page) = try await summer()
        for _ in 0..<2 {
            page.input.removed.send(0)
            await page.reread()
        }
        #expect(page.state.phase == .empty)
        #expect(page.done.values.count == 2)
    }

    @Test func `a collection can be renamed`() async throws {
        let (_, page) = try await summer()
        page.input.renameRequested.send()
        await page.reread()
        #expect(page.went.notes == ["collection/rename"])
        #expect(page.state.head.name == "Evenings")
    }

    @Test func `a search matches initial consonants`() async throws {
        let (_, page) = try await summer()
        page.input.list.query.send("ㄴㄱㄹㄴ")
        #expect(page.state.matches == [0])
    }

    @Test func `an unknown collection is reported`() async {
        let page = await opened("my-nothing", RecipesWorld())
        guard case .failed = page.state.phase else { return #expect(Bool(false), "\(page.state.phase)") }
    }
}
