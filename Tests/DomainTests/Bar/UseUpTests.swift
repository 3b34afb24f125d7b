import Domain
import TestSupport
import Testing

/// An opened bottle near its end is marked, and only drinks that really take from it are named.
struct UseUpTests {
    private static let now: Int64 = 100 * 86_400

    private func useUp(
        _ bottles: [Bottle], _ catalogue: Catalogue = SampleCatalogue.standard
    ) async throws -> [UseUp.Entry] {
        let drinks = InMemoryDrinkRepository(catalogue)
        let ingredients = InMemoryIngredientRepository(catalogue)
        let bar = HomeBar(
            profile: Profile.localID, repository: InMemoryBarRepository(bottles: bottles),
            source: InMemoryRecipeIndexSource(catalogue))
        return try await UseUp(bar: bar, drinks: drinks, ingredients: ingredients)(now: Self.now, by: .english)
    }

    private func opened(_ id: Identifier<Ingredient>, days: Int64) -> Bottle {
        Bottle(ingredient: id, openedAt: Self.now - days * 86_400)
    }

    @Test func `a brand keeps as long as its kind, and its drinks are listed`() async throws {
        let entries = try await useUp([
            opened("punt-e-mes", days: 41), Bottle(ingredient: "gin"), Bottle(ingredient: "campari"),
        ])
        #expect(entries.map(\.bottle.ingredient) == ["punt-e-mes"])
        #expect(entries.first?.freshness == Freshness(openedAt: Self.now - 41 * 86_400, shelfLife: 60, now: Self.now))
        #expect(entries.first?.drinks == ["americano", "negroni"])
    }

    @Test func `fresh and long-lasting bottles are left out`() async throws {
        #expect(try await useUp([opened("sweet-vermouth", days: 10), opened("gin", days: 900)]).isEmpty)
    }

    @Test func `the most urgent comes first`() async throws {
        let entries = try await useUp([opened("sweet-vermouth", days: 45), opened("punt-e-mes", days: 70)])
        #expect(entries.map(\.bottle.ingredient) == ["punt-e-mes", "sweet-vermouth"])
        #expect(entries.map(\.freshness.isPast) == [true, false])
    }

    @Test func `a drink matched by another bottle is left out`() async throws {
        // The sweet vermouth itself matches every line that names it, before the Punt e Mes.
        let entries = try await useUp([
            opened("punt-e-mes", days: 50), Bottle(ingredient: "sweet-vermouth"), Bottle(ingredient: "campari"),
        ])
        #expect(entries.first?.drinks == [])
    }

    @Test func `the list of drinks is limited to its maximum`() async throws {
        let lines = [DrinkLine(ingredient: "sweet-vermouth", amount: 30, unit: .millilitre)]
        let drinks = (0...UseUp.mostDrinks).map { number in
            Drink(
                id: Identifier("drink-\(number)"), name: LocalizedText(english: "Drink", korean: "음료"),
                summary: LocalizedText(both: ""), base: .wine, lines: lines, steps: [],
                techniques: [.build], glass: "rocks", serving: .rocks)
        }
        let catalogue = Catalogue(drinks: drinks, ingredients: SampleCatalogue.standard.ingredients)
        let entries = try await useUp([opened("sweet-vermouth", days: 45)], catalogue)
        #expect(entries.first?.drinks.count == UseUp.mostDrinks)
    }
}
