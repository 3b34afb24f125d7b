import Domain
import TestSupport
import Testing

/// A homemade batch enters the bar with its date, and its parts are used up.
struct MakeBatchTests {
    private let now: Int64 = 100 * 86_400

    private func make(_ bottles: [Bottle]) async throws -> [Identifier<Ingredient>: Bottle] {
        var catalogue = SampleCatalogue.standard
        catalogue.ingredients = catalogue.ingredients.map { ingredient in
            ingredient.id == "lime"
                ? Ingredient(
                    id: "lime", name: ingredient.name, category: .fruit,
                    content: IngredientContent(pieceMillilitres: 25)) : ingredient
        }
        let bar = HomeBar(
            profile: Profile.localID, repository: InMemoryBarRepository(bottles: bottles),
            source: InMemoryRecipeIndexSource(catalogue))
        let recipe = try #require(
            HouseRecipe(
                "vermouth", parts: [.init("gin", 100, .millilitre), .init("lime-juice", 50, .millilitre)], yield: 140))
        try await MakeBatch(
            bar: bar, ingredients: InMemoryIngredientRepository(catalogue), clock: FixedClock(now))(recipe)
        return Dictionary(try await bar.bottles().map { ($0.ingredient, $0) }, uniquingKeysWith: { first, _ in first })
    }

    @Test func `making a batch reduces counted parts, fruit in pieces`() async throws {
        let bar = try await make([
            Bottle(ingredient: "gin", size: 700, remaining: 700), Bottle(ingredient: "lime", remaining: 5),
        ])
        #expect(bar["gin"]?.remaining == 600)
        #expect(bar["lime"]?.remaining == 3)
        #expect(
            bar["vermouth"]
                == Bottle(ingredient: "vermouth", level: .full, openedAt: now, size: 140, remaining: 140))
    }

    @Test func `a new batch joins an older one and keeps its date`() async throws {
        let old = Bottle(ingredient: "vermouth", level: .half, openedAt: now - 86_400, size: 140, remaining: 70)
        let made = try #require(try await make([old])["vermouth"])
        #expect(made.remaining == 210)
        #expect(made.openedAt == now - 86_400)
    }

    @Test func `a house recipe needs other ingredients as parts and a yield`() {
        #expect(HouseRecipe("a", parts: [], yield: 10) == nil)
        #expect(HouseRecipe("a", parts: [.init("a", 1, .gram)], yield: 10) == nil)
        #expect(HouseRecipe("a", parts: [.init("b", 1, .gram)], yield: 0) == nil)
        #expect(HouseRecipe("a", parts: [.init("b", 1, .gram)], yield: 10, days: 999)?.days == HouseRecipe.mostDays)
    }
}
