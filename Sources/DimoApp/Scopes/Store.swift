internal import Domain
internal import Persistence

/// The open database with the repositories on it.
struct Store: Sendable {
    let database: AppDatabase
    let drinks: any DrinkRepository
    let ingredients: any IngredientRepository
    let bars: any BarRepository
    let barPreferences: any BarPreferencesRepository
    let recipes: any RecipeIndexSource
    let history: any ActionHistory
    let profiles: any ProfileRepository

    init(database: AppDatabase) {
        self.database = database
        drinks = SQLiteDrinkRepository(database: database)
        ingredients = SQLiteIngredientRepository(database: database)
        bars = SQLiteBarRepository(database: database)
        barPreferences = SQLiteBarPreferencesRepository(database: database)
        recipes = SQLiteRecipeIndexSource(database: database)
        history = SQLiteActionHistory(database: database)
        profiles = SQLiteProfileRepository(database: database)
    }
}
