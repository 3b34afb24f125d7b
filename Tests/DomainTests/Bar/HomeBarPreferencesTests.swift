import Domain
import TestSupport
import Testing

/// Own staples and substitutes, trying out a purchase, and the most common ingredients.
struct HomeBarPreferencesTests {
    private let shelf = InMemoryBarRepository(["gin", "campari"])
    private let bar: HomeBar

    init() {
        bar = HomeBar(
            profile: Profile.localID, repository: shelf, source: InMemoryRecipeIndexSource(SampleCatalogue.standard),
            preferences: shelf)
    }

    @Test func `the member's own substitute applies immediately`() async throws {
        #expect(try await bar.makeableCount() == 0)
        try await bar.changePreferences {
            $0.substitutions = [Substitution(ingredient: "lime-juice", standIn: "campari")]
        }
        #expect(try await bar.makeable() == ["gimlet"])
        #expect(try await bar.preferences().substitutions.count == 1)
        try await bar.changePreferences { $0 = BarPreferences(staples: ["simple-syrup"]) }
        #expect(try await bar.makeable() == ["lemonade"])
    }

    @Test func `a failed write leaves the bar unchanged`() async throws {
        _ = try await bar.makeableCount()
        await shelf.fail(with: StoreError.diskFull)
        await #expect(throws: StoreError.self) {
            try await bar.changePreferences { $0.staples = ["lime-juice"] }
        }
        #expect(try await bar.makeableCount() == 0)
        #expect(try await bar.preferences() == BarPreferences())
    }

    @Test func `a preview changes nothing`() async throws {
        let outcome = try await bar.preview(BarChange(added: [Bottle(ingredient: "sweet-vermouth")]))
        #expect(outcome.makeableBefore == 0)
        #expect(outcome.makeableAfter == 2)
        #expect(outcome.unlocked == ["americano", "negroni"])
        #expect(try await bar.makeableCount() == 0)
        #expect(await shelf.changes.isEmpty)
    }

    @Test func `the commonest ingredients are the kinds most drinks need`() async throws {
        let common = try await bar.commonest(limit: 3)
        #expect(common == ["campari", "sweet-vermouth", "gin"])
        #expect(try await !bar.commonest(limit: 40).contains("water"))
        #expect(try await bar.recipeCount() == 5)
    }
}
