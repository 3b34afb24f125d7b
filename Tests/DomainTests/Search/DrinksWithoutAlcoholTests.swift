import Domain
import TestSupport
import Testing

/// A member who hides alcohol sees only the remaining drinks in all lists; a page still opens by its id.
struct DrinksWithoutAlcoholTests {
    private let all: InMemoryDrinkRepository
    private let left: DrinksWithoutAlcohol

    init() {
        let standard = SampleCatalogue.standard
        let water = Drink(
            id: "zest-water", name: LocalizedText(both: "Zest water"), aliases: ["Peel water"],
            summary: LocalizedText(both: ""), base: .none,
            lines: [DrinkLine(ingredient: "water", amount: 100, unit: .millilitre)], steps: [], techniques: [.build],
            glass: "rocks", serving: .rocks)
        let catalogue = Catalogue(
            drinks: standard.drinks + [water], ingredients: standard.ingredients, glasses: standard.glasses)
        all = InMemoryDrinkRepository(catalogue)
        left = DrinksWithoutAlcohol(
            drinks: all, facts: InMemoryDrinkIndexSource(catalogue), recipes: InMemoryRecipeIndexSource(catalogue),
            features: InMemoryDrinkFeatureSource(catalogue))
    }

    @Test func `lists contain only drinks without alcohol, by name`() async throws {
        #expect(try await left.drinkCount() == 2)
        #expect(try await left.drinks(in: 0..<9, by: .english).map(\.id) == ["lemonade", "zest-water"])
        #expect(try await left.drinks(in: 0..<9, by: .korean).map(\.id) == ["zest-water", "lemonade"])
        #expect(try await left.drinks(in: 1..<2, by: .english).map(\.id) == ["zest-water"])
    }

    @Test func `names are those of drinks without alcohol, up to the limit`() async throws {
        let named = try await left.named(atMost: 9)
        #expect(named.map(\.summary.id) == ["lemonade", "zest-water"])
        #expect(named.last?.aliases == ["Peel water"])
        #expect(try await left.named(atMost: 1).map(\.summary.id) == ["lemonade"])
    }

    @Test func `search positions refer to the drinks without alcohol`() async throws {
        #expect(try await left.positions(matching: "zest", by: .english) == [1])
        #expect(try await left.positions(matching: "zest", by: .korean) == [0])
        #expect(try await left.positions(matching: "negroni", by: .english) == [])
        #expect(try await left.drinks(using: "gin", by: .english) == [])
    }

    @Test func `a drink with alcohol is still found by its id`() async throws {
        let negroni = try #require(try await left.drink("negroni"))
        #expect(try await left.gear(of: negroni) == all.gear(of: negroni))
    }
}
