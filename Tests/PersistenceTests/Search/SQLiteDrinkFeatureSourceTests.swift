import Domain
import TestSupport
import Testing

@testable import Persistence

/// The taste rules read the same data from the store as from the catalogue.
struct SQLiteDrinkFeatureSourceTests {
    @Test func `the stored features equal those of the catalogue`() async throws {
        let database = try await AppDatabase.sample()
        let stored = try await SQLiteDrinkFeatureSource(database: database).drinkFeatures()
        let expected = DrinkFeatureContents(SampleCatalogue.whole)
        #expect(stored.drinks.sorted { $0.id < $1.id } == expected.drinks.sorted { $0.id < $1.id })
        #expect(stored.drinks.count > 1)
        #expect(stored.graph.staples == expected.graph.staples)
    }

    @Test func `features come in the order of the matcher's recipes`() async throws {
        let database = try await AppDatabase.sample()
        let stored = try await SQLiteDrinkFeatureSource(database: database).drinkFeatures()
        let recipes = try await SQLiteRecipeIndexSource(database: database).recipeIndex()
        #expect(stored.drinks.map(\.id) == recipes.table.recipes)
    }

    @Test func `an empty store has no features`() async throws {
        let contents = try await SQLiteDrinkFeatureSource(database: try AppDatabase.inMemory()).drinkFeatures()
        #expect(contents.drinks.isEmpty)
    }

    @Test func `variants are found by the drink they vary`() async throws {
        let database = try await AppDatabase.sample()
        let repository = SQLiteDrinkRepository(database: database)
        for drink in SampleCatalogue.whole.drinks {
            let expected = Set(SampleCatalogue.whole.drinks.filter { $0.variantOf == drink.id }.map(\.id))
            #expect(Set(try await repository.variants(of: drink.id, by: .korean).map(\.id)) == expected)
        }
        #expect(SampleCatalogue.whole.drinks.contains { $0.variantOf != nil })
    }
}
