import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Recipes

/// The list of own recipes: drafts first, deleting, and links.
@MainActor
struct OwnDrinksViewModelTests {
    private let draft = Draft(form: "recipe", subject: "", title: "Half", body: "", savedAt: SampleWorld.now - 120)

    private func opened(_ world: RecipesWorld) async -> RecipesSubject<OwnDrinksViewModel> {
        let subject = RecipesSubject(world.dependencies()) { $0.makeOwnDrinksViewModel(in: $1) }
        await subject.settle()
        return subject
    }

    private func world(_ names: String..., drafts: [Draft] = []) -> RecipesWorld {
        RecipesWorld(own: names.map(RecipesWorld.drink), drafts: drafts)
    }

    @Test func `without own recipes the list is empty`() async {
        let list = await opened(RecipesWorld())
        #expect(list.state.phase == .empty)
        #expect(list.state.count == "0 recipes")
    }

    @Test func `drafts come first, then recipes with their origin`() async {
        let list = await opened(world("One", "Two", drafts: [draft]))
        #expect(list.state.row(at: 0) == .draft(.new, title: "Half", age: "2 min ago"))
        guard case .drink(let row, let origin) = list.state.row(at: 1) else { return #expect(Bool(false)) }
        #expect(row.name == "Two")
        #expect(origin == "a variant of Negroni")
        #expect(list.state.count == "2 recipes")
    }

    @Test func `rows open their pages`() async {
        let list = await opened(world("One", drafts: [draft]))
        list.input.list.rowSelected.send(0)
        list.input.list.rowSelected.send(1)
        list.input.edited.send(1)
        list.input.newRequested.send()
        list.input.ingredientsRequested.send()
        list.input.collectionsRequested.send()
        list.input.listRequested.send(.collections)
        list.input.edited.send(2)
        #expect(
            list.went.notes == [
                "edit:new", "drink:my-one", "edit:my-one", "edit:new", "drinks/own-ingredients", "drinks/collections",
                "drinks/collections",
            ])
    }

    @Test func `deleting removes the recipe or the draft, once`() async {
        let world = world("One", drafts: [draft])
        let list = await opened(world)
        list.input.removed.send(1)
        list.input.removed.send(1)
        await list.reread()
        #expect(await world.own.drinks.isEmpty)
        list.input.removed.send(0)
        await list.reread()
        #expect(await world.drafts.drafts.isEmpty)
        #expect(list.state.phase == .empty)
        #expect(list.done.values == ["Deleted One.", "Discarded the draft Half."])
    }

    @Test func `a recipe that cannot be deleted stays, and the reason is reported`() async {
        let world = world("One")
        let list = await opened(world)
        await world.own.fail(with: OwnRecordProblem.ofAnother(id: "my-one"))
        list.input.removed.send(0)
        await list.settle()
        #expect(
            list.failed.values == [OwnRecordText.describe(OwnRecordProblem.ofAnother(id: "my-one"), TestWords.english)])
        #expect(await world.own.drinks.count == 1)
    }

    @Test func `a recipe that another program deleted is not named by its id`() {
        let text = OwnRecordText.describe(OwnRecordProblem.unknown(id: "my-one"), TestWords.english)
        #expect(text == TestWords.english["error.gone"])
    }

    @Test func `a long list is read page by page, each recipe once`() async {
        let list = await opened(RecipesWorld(own: (1...230).map { RecipesWorld.drink("Drink\($0)") }, drafts: [draft]))
        #expect(list.state.list.rows.count == 101)
        list.input.list.visibleRows.send(80..<101)
        await list.settle()
        #expect(list.state.list.rows.count == 201)
        list.input.list.visibleRows.send(180..<201)
        await list.settle()
        #expect(list.state.list.rows.count == 231)
        #expect(Set(list.state.list.rows.map(\.subject)).count == 231)
        #expect(!list.state.list.hasMore)
        await list.reread()
        #expect(list.state.list.rows.count == 231)
    }

    @Test func `a search covers both names, drafts and initial consonants`() async {
        let draft = Draft(form: "recipe", subject: "", title: "여름 칵테일", body: "", savedAt: 0)
        let list = await opened(world("One", "Two", drafts: [draft]))
        list.input.list.query.send("on")
        #expect(list.state.matches == [2])
        list.input.list.query.send("ㅇㄹ")
        #expect(list.state.matches == [0])
    }
}
