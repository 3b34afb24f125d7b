import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Recipes

/// The list of own ingredients: what a row says, deleting, and the ways on.
@MainActor
struct OwnIngredientsViewModelTests {
    @MainActor
    private struct Subject {
        let visible = Signal<Range<Int>>()
        let query = Observable("")
        let selected = Signal<Int>()
        let new = Signal<Void>()
        let edit = Signal<Int>()
        let delete = Signal<Int>()
        let refresh = Signal<Void>()
        let went = EventLog()
        let model: OwnIngredientsViewModel
        let states: Recorded<OwnIngredientsState>
        let done: Recorded<String>
        let failed: Recorded<String>

        init(
            _ world: RecipesWorld, _ language: Language = .english,
            authorizer: any MemberAuthorizer = PermissiveAuthorizer()
        ) {
            model = OwnIngredientsViewModel(
                dependencies: world.dependencies(language, authorizer: authorizer),
                actions: OwnIngredientsActions(
                    showIngredient: { [went] in went.note("ingredient:\($0)") }, create: { [went] in went.note("new") },
                    edit: { [went] in went.note("edit:\($0)") }))
            let output = model.transform(
                OwnIngredientsViewModel.Input(
                    visibleRowsChanged: visible.events, query: query.readOnly, rowSelected: selected.events,
                    newRequested: new.events, editRequested: edit.events, deleteRequested: delete.events,
                    refreshRequested: refresh.events))
            states = Recorded(output.state)
            done = Recorded(output.done)
            failed = Recorded(output.failed)
        }

        var state: OwnIngredientsState { states.last ?? OwnIngredientsState() }
    }

    private func keep(
        _ name: String, _ korean: String, strength: Double? = nil, in world: RecipesWorld,
        of profile: Identifier<Profile> = Profile.localID
    ) async throws {
        _ = try await world.own.save(
            Ingredient(
                id: "", name: LocalizedText(english: name, korean: korean), category: .syrup,
                content: IngredientContent(strength: strength)), as: nil, at: 1, of: profile)
    }

    /// Two ingredients of mine, the gin in a drink of mine, and one of somebody else.
    private func world() async throws -> RecipesWorld {
        let world = RecipesWorld()
        try await keep("House gin", "우리 진", strength: 41.5, in: world)
        try await keep("Cordial", "코디얼", in: world)
        try await keep("Theirs", "남의 것", in: world, of: "other")
        _ = try await world.own.save(
            Drink(
                id: "", name: LocalizedText(english: "Mine", korean: "내 것"),
                summary: LocalizedText(english: "", korean: ""), base: .gin,
                lines: [DrinkLine(ingredient: "my-house-gin", amount: 50, unit: .millilitre)], steps: [],
                techniques: [.build], glass: "rocks", serving: .rocks), as: nil, at: 2, of: Profile.localID)
        return world
    }

    @Test func `nothing added is empty`() async {
        let subject = Subject(RecipesWorld())
        await subject.model.settle()
        #expect(subject.state.phase == .empty)
        #expect(subject.state.count == "0 ingredients")
    }

    @Test func `the one changed last comes first, with its shelf, strength and drinks`() async throws {
        let subject = Subject(try await world())
        await subject.model.settle()
        #expect(
            subject.state.rows == [
                .init(
                    id: "my-cordial", name: "Cordial", otherName: "코디얼", category: "Syrups", strength: "",
                    drinks: "in no drink"),
                .init(
                    id: "my-house-gin", name: "House gin", otherName: "우리 진", category: "Syrups", strength: "41.5 %",
                    drinks: "in 1 drink"),
            ])
        #expect(subject.state.count == "2 ingredients")
    }

    @Test func `in Korean too`() async throws {
        let subject = Subject(try await world(), .korean)
        await subject.model.settle()
        #expect(subject.state.rows.map(\.name) == ["코디얼", "우리 진"])
        #expect(subject.state.rows.map(\.drinks) == ["쓰는 칵테일 없음", "칵테일 1가지"])
        #expect(subject.state.count == "재료 2가지")
    }

    @Test func `rows lead on, and what is not there leads nowhere`() async throws {
        let subject = Subject(try await world())
        await subject.model.settle()
        subject.selected.send(1)
        subject.edit.send(0)
        subject.new.send()
        subject.selected.send(2)
        subject.edit.send(-1)
        #expect(subject.went.notes == ["ingredient:my-house-gin", "edit:my-cordial", "new"])
    }

    @Test func `deleting says how it comes back`() async throws {
        let world = try await world()
        let subject = Subject(world)
        await subject.model.settle()
        subject.delete.send(0)
        await subject.model.settle()
        #expect(await world.own.ingredients["my-cordial"] == nil)
        #expect(subject.done.values == ["Deleted Cordial. Press u to undo."])
        #expect(subject.state.rows.map(\.name) == ["House gin"])
    }

    @Test func `one that a recipe names stays, and that is said`() async throws {
        let world = try await world()
        let subject = Subject(world)
        await subject.model.settle()
        await world.own.fail(with: OwnRecordProblem.inUse(id: "my-house-gin", drinks: 1))
        subject.delete.send(1)
        await subject.model.settle()
        #expect(subject.failed.values == ["Can't delete House gin: 1 recipe uses it."])
        #expect(subject.state.rows.count == 2)
    }

    @Test func `a guest deletes nothing`() async throws {
        let world = try await world()
        let authorizer = DenyingAuthorizer()
        let subject = Subject(world, authorizer: authorizer)
        await subject.model.settle()
        subject.delete.send(0)
        await subject.model.settle()
        #expect(await world.own.ingredients.count == 3)
        #expect(authorizer.asked.count == 1)
    }

    @Test func `a search finds by either name`() async throws {
        let subject = Subject(try await world())
        await subject.model.settle()
        subject.query.send("진")
        #expect(subject.state.matches == [1])
        subject.query.send("cor")
        #expect(subject.state.matches == [0])
        subject.query.send("")
        #expect(subject.state.matches == [])
    }

    @Test func `a long list is read page by page`() async throws {
        let world = RecipesWorld()
        for number in 1...130 { try await keep("Syrup \(number)", "시럽 \(number)", in: world) }
        let subject = Subject(world)
        await subject.model.settle()
        #expect(subject.state.rows.count == 100)
        subject.visible.send(80..<100)
        await subject.model.settle()
        #expect(subject.state.rows.count == 130)
        #expect(Set(subject.state.rows.map(\.id)).count == 130)
        #expect(subject.state.phase == .loaded)
    }

    @Test func `what cannot be read is said, and is read again when asked`() async throws {
        let world = try await world()
        await world.own.fail(with: StoreError.diskFull)
        let subject = Subject(world)
        await subject.model.settle()
        guard case .failed(let text) = subject.state.phase else { return #expect(Bool(false)) }
        #expect(!text.isEmpty)
        await world.own.fail(with: nil)
        subject.refresh.send()
        await subject.model.settle()
        #expect(subject.state.rows.count == 2)
    }
}
