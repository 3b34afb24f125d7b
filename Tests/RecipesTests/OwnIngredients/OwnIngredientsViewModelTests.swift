import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Recipes

/// The list of own ingredients: the rows, deleting, and links.
@MainActor
struct OwnIngredientsViewModelTests {
    private func opened(
        _ world: RecipesWorld, _ language: Language = .english,
        authorizer: any MemberAuthorizer = PermissiveAuthorizer()
    ) async -> RecipesSubject<OwnIngredientsViewModel> {
        let subject = RecipesSubject(world.dependencies(language, authorizer: authorizer)) {
            $0.makeOwnIngredientsViewModel(in: $1)
        }
        await subject.settle()
        return subject
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

    /// Two own ingredients, of which the gin is in an own drink, and an ingredient of another member.
    private func world() async throws -> RecipesWorld {
        let world = RecipesWorld()
        try await keep("House gin", "우리 진", strength: 41.5, in: world)
        try await keep("Cordial", "코디얼", in: world)
        try await keep("Theirs", "남의 것", in: world, of: "other")
        _ = try await world.own.save(
            Drink(
                id: "", name: LocalizedText(english: "Mine", korean: "내 것"),
                summary: LocalizedText(both: ""), base: .gin,
                lines: [DrinkLine(ingredient: "my-house-gin", amount: 50, unit: .millilitre)], steps: [],
                techniques: [.build], glass: "rocks", serving: .rocks), as: nil, at: 2, of: Profile.localID)
        return world
    }

    @Test func `without own ingredients the list is empty`() async {
        let list = await opened(RecipesWorld())
        #expect(list.state.phase == .empty)
        #expect(list.state.count == "0 ingredients")
    }

    @Test func `the latest change comes first, with its category, strength and drinks`() async throws {
        let list = await opened(try await world())
        #expect(
            list.state.list.rows == [
                OwnIngredientsRow(
                    id: "my-cordial", name: "Cordial", otherName: "코디얼", category: "Syrups", strength: "",
                    drinks: "not in any drink"),
                OwnIngredientsRow(
                    id: "my-house-gin", name: "House gin", otherName: "우리 진", category: "Syrups", strength: "41.5%",
                    drinks: "in 1 drink"),
            ])
        #expect(list.state.count == "2 ingredients")
    }

    @Test func `the list is in Korean`() async throws {
        let list = await opened(try await world(), .korean)
        #expect(list.state.list.rows.map(\.name) == ["코디얼", "우리 진"])
        #expect(list.state.list.rows.map(\.drinks) == ["쓰는 칵테일 없음", "칵테일 1가지"])
        #expect(list.state.count == "재료 2가지")
    }

    @Test func `rows open their pages, and rows out of range open nothing`() async throws {
        let list = await opened(try await world())
        list.input.list.rowSelected.send(1)
        list.input.edited.send(0)
        list.input.newRequested.send()
        list.input.list.rowSelected.send(2)
        list.input.edited.send(-1)
        #expect(list.went.notes == ["ingredient:my-house-gin", "ingredient:my-cordial", "new ingredient: "])
    }

    @Test func `deleting twice removes and reports one ingredient`() async throws {
        let world = try await world()
        let list = await opened(world)
        list.input.removed.send(0)
        list.input.removed.send(0)
        await list.reread()
        #expect(await world.own.ingredients["my-cordial"] == nil)
        #expect(list.done.values == ["Deleted Cordial."])
        #expect(list.state.list.rows.map(\.name) == ["House gin"])
    }

    @Test func `an ingredient used by a recipe stays, and the reason is reported`() async throws {
        let world = try await world()
        let list = await opened(world)
        await world.own.fail(with: OwnRecordProblem.inUse(id: "my-house-gin", drinks: 1))
        list.input.removed.send(1)
        await list.settle()
        #expect(list.failed.values == ["Can't delete House gin: 1 recipe uses it."])
        #expect(list.state.list.rows.count == 2)
    }

    @Test func `a guest adds and deletes nothing`() async throws {
        let world = try await world()
        let authorizer = RecordingAuthorizer(isOpen: false)
        let list = await opened(world, authorizer: authorizer)
        list.input.removed.send(0)
        list.input.newRequested.send()
        await list.settle()
        #expect(await world.own.ingredients.count == 3)
        #expect(list.went.notes == [])
        #expect(authorizer.intents == Array(repeating: .open(route: "drinks/own-ingredients"), count: 2))
    }

    @Test func `a search covers both names and initial consonants`() async throws {
        let list = await opened(try await world())
        for (text, matches) in [("진", [1]), ("cor", [0]), ("ㅋㄷㅇ", [0]), ("", [])] {
            list.input.list.query.send(text)
            #expect(list.state.matches == matches, "\(text)")
        }
    }

    @Test func `a long list is read page by page, each ingredient once`() async throws {
        let world = RecipesWorld()
        for number in 1...130 { try await keep("Syrup \(number)", "시럽 \(number)", in: world) }
        let list = await opened(world)
        #expect(list.state.list.rows.count == 100)
        list.input.list.visibleRows.send(80..<100)
        await list.settle()
        #expect(Set(list.state.list.rows.map(\.id)).count == 130)
        #expect(list.state.list.rows.count == 130)
    }
}
