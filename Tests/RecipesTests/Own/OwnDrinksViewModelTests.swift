import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Recipes

/// The list of own recipes: drafts first, deleting, and the ways on.
@MainActor
struct OwnDrinksViewModelTests {
    @MainActor
    private final class List {
        let visible = Signal<Range<Int>>()
        let query = Observable("")
        let selected = Signal<Int>()
        let edit = Signal<Int>()
        let delete = Signal<Int>()
        let new = Signal<Void>()
        let ingredients = Signal<Void>()
        let collections = Signal<Void>()
        let refresh = Signal<Void>()
        let went = EventLog()
        let model: OwnDrinksViewModel
        let states: Recorded<OwnDrinksState>

        init(_ world: RecipesWorld) {
            model = OwnDrinksViewModel(
                dependencies: world.dependencies(),
                actions: OwnDrinksActions(
                    showDrink: { [went] in went.note("drink:\($0)") }, edit: { [went] in went.note($0.route) },
                    showIngredients: { [went] in went.note("ingredients") },
                    showCollections: { [went] in went.note("collections") }))
            states = Recorded(
                model.transform(
                    OwnDrinksViewModel.Input(
                        visibleRowsChanged: visible.events, query: query.readOnly, rowSelected: selected.events,
                        editRequested: edit.events, deleteRequested: delete.events, newRequested: new.events,
                        ingredientsRequested: ingredients.events, collectionsRequested: collections.events,
                        refreshRequested: refresh.events)
                ).state)
        }

        var state: OwnDrinksState { states.values.last ?? OwnDrinksState() }
    }

    private let draft = Draft(form: "recipe", subject: "", title: "Half", body: "", savedAt: SampleWorld.now - 120)

    private func own(_ name: String) -> Drink {
        Drink(
            id: Identifier("my-\(name.lowercased())"), name: LocalizedText(english: name, korean: name),
            summary: LocalizedText(english: "", korean: ""), base: .gin,
            lines: [DrinkLine(ingredient: "gin", amount: 50, unit: .millilitre)], steps: [], techniques: [.build],
            glass: "rocks", serving: .rocks, variantOf: "negroni")
    }

    @Test func `nothing written is empty`() async {
        let list = List(RecipesWorld())
        await list.model.settle()
        #expect(list.state.phase == .empty)
    }

    @Test func `drafts come first, then recipes with what they vary`() async {
        let list = List(RecipesWorld(own: [own("One"), own("Two")], drafts: [draft]))
        await list.model.settle()
        #expect(list.state.rows.first == .draft(subject: "", title: "Half", age: "2 min"))
        guard case .drink(let row, let origin) = list.state.rows[1] else { return #expect(Bool(false)) }
        #expect(row.name == "Two")
        #expect(origin == "a variant of Negroni")
        #expect(list.state.count == "2 recipes")
    }

    @Test func `rows lead on`() async {
        let list = List(RecipesWorld(own: [own("One")], drafts: [draft]))
        await list.model.settle()
        list.selected.send(0)
        list.selected.send(1)
        list.edit.send(1)
        list.new.send()
        list.ingredients.send()
        list.collections.send()
        #expect(
            list.went.notes == ["edit:new", "drink:my-one", "edit:my-one", "edit:new", "ingredients", "collections"])
    }

    @Test func `deleting takes the recipe or the draft`() async {
        let world = RecipesWorld(own: [own("One")], drafts: [draft])
        let list = List(world)
        await list.model.settle()
        list.delete.send(1)
        await list.model.settle()
        #expect(await world.own.drinks.isEmpty)
        list.delete.send(0)
        await list.model.settle()
        #expect(await world.drafts.drafts.isEmpty)
        #expect(list.state.phase == .empty)
    }

    @Test func `a page that cannot be read is said, and all is there once it can`() async {
        let world = RecipesWorld(own: (1...130).map { own("Drink\($0)") })
        let list = List(world)
        await list.model.settle()
        #expect(list.state.rows.count == 100)
        await world.own.fail(with: StoreError.busy)
        list.visible.send(80..<100)
        await list.model.settle()
        guard case .failed = list.state.phase else { return #expect(Bool(false), "\(list.state.phase)") }
        await world.own.fail(with: nil)
        list.refresh.send()
        await list.model.settle()
        list.visible.send(80..<100)
        await list.model.settle()
        #expect(list.state.rows.count == 130)
        #expect(list.state.phase == .loaded)
    }

    @Test func `a search finds by either name`() async {
        let list = List(RecipesWorld(own: [own("One"), own("Two")]))
        await list.model.settle()
        list.query.send("on")
        #expect(list.state.matches == [1])
    }
}
