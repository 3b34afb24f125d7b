import Domain
import TestSupport

@testable import Persistence

/// Runs the same queries on the store and on the in-memory repositories that tests of other targets use.
struct Contract {
    let drinks: [any DrinkRepository]
    let ingredients: [any IngredientRepository]
    let bars: [any BarRepository]
    let histories: [any ActionHistory]
    let preferences: [any BarPreferencesRepository]
    let sources: [any RecipeIndexSource]

    init(_ catalogue: Catalogue = SampleCatalogue.whole) async throws {
        let database = try await AppDatabase.sample(catalogue)
        let memory = InMemoryBarRepository()
        drinks = [SQLiteDrinkRepository(database: database), InMemoryDrinkRepository(catalogue)]
        ingredients = [SQLiteIngredientRepository(database: database), InMemoryIngredientRepository(catalogue)]
        bars = [SQLiteBarRepository(database: database), memory]
        histories = [SQLiteActionHistory(database: database), memory]
        preferences = [SQLiteBarPreferencesRepository(database: database), memory]
        sources = [SQLiteRecipeIndexSource(database: database), InMemoryRecipeIndexSource(catalogue)]
    }
}
