import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Recipes

/// The list of collections, and the choice of collections for a drink.
@MainActor
struct CollectionsViewModelTests {
    private func world(_ names: String...) async throws -> RecipesWorld {
        let world = RecipesWorld()
        for name in names {
            _ = try await world.collections.create(name, with: ["negroni"], at: 1, of: Profile.localID)
        }
        return world
    }

    @Test func `a collection is created, renamed, opened and deleted`() async throws {
        let world = try await world("Summer")
        let list = RecipesSubject(world.dependencies()) { $0.makeCollectionsViewModel(in: $1) }
        await list.settle()
        #expect(list.state.rows == [CollectionsRow(id: "my-summer", name: "Summer", count: "1 drink")])
        list.input.newRequested.send()
        await list.reread()
        #expect(list.state.rows.map(\.name) == ["Evenings", "Summer"])
        list.input.renamed.send(1)
        await list.reread()
        #expect(list.state.rows.map(\.name) == ["Evenings", "Evenings"])
        list.input.renamed.send(1)
        list.input.list.rowSelected.send(1)
        list.input.removed.send(1)
        await list.reread()
        #expect(list.state.rows.map(\.id) == ["my-evenings"])
        #expect(
            list.went.notes == ["collection/new", "collection/rename", "collection/rename", "collection:my-summer"])
        #expect(list.done.values.count == 3, "the same name again changes nothing")
    }

    @Test func `a list of the strip takes the place of the collections and of the lists below them`() async throws {
        let list = RecipesSubject(
            RecipesWorld().dependencies(), routes: ["drinks", "drinks/tried", "drinks/collections"]
        ) { $0.makeCollectionsViewModel(in: $1) }
        list.input.listRequested.send(.ownRecipes)
        list.input.listRequested.send(.drinks(nil))
        list.input.listRequested.send(.drinks(.saved))
        #expect(list.went.notes == ["drinks/own", "close", "close", "close", "close", "drinks/saved"])
    }

    @Test func `a guest creates, renames and deletes none`() async throws {
        let world = try await world("Summer")
        let authorizer = RecordingAuthorizer(isOpen: false)
        let list = RecipesSubject(world.dependencies(authorizer: authorizer)) { $0.makeCollectionsViewModel(in: $1) }
        await list.settle()
        list.input.newRequested.send()
        list.input.renamed.send(0)
        list.input.removed.send(0)
        await list.reread()
        #expect(list.went.notes == [])
        #expect(list.state.rows.map(\.name) == ["Summer"])
        #expect(authorizer.intents == Array(repeating: .open(route: "drinks/collections"), count: 3))
    }

    @Test func `ticking adds or removes a drink, and the rows keep their places`() async throws {
        let world = try await world("Summer", "Winter")
        let picker = RecipesSubject(world.dependencies()) {
            $0.makeCollectionPickerViewModel(for: "americano", in: $1)
        }
        await picker.settle()
        #expect(picker.state.name == "Americano")
        #expect(picker.state.rows.map(\.name) == ["Winter", "Summer"])
        picker.input.ticked.send(1)
        await picker.reread()
        #expect(picker.state.rows.map(\.isIn) == [false, true])
        picker.input.ticked.send(1)
        picker.input.newRequested.send()
        await picker.reread()
        #expect(picker.state.rows.map(\.name) == ["Evenings", "Winter", "Summer"])
        #expect(picker.state.rows.map(\.isIn) == [true, false, false])
        #expect(picker.done.values.count == 3)
    }
}
