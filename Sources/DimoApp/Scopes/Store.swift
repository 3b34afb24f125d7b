import Domain
import Persistence

struct Store: Sendable {
    let database: AppDatabase
    private(set) var drinks: any DrinkRepository
    private(set) var ingredients: any IngredientRepository
    private(set) var bars: any BarRepository
    let barPreferences: any BarPreferencesRepository
    let barSharing: any BarSharingRepository
    private(set) var recipes: any RecipeIndexSource
    private(set) var drinkFacts: any DrinkIndexSource
    private(set) var drinkFeatures: any DrinkFeatureSource
    private(set) var savedFilters: any SavedFilterRepository
    private(set) var marks: any DrinkMarkRepository
    private(set) var log: any MadeLogRepository
    private(set) var shopping: any ShoppingRepository
    private(set) var ownRecipes: any OwnRecipeRepository
    private(set) var community: CommunityRepositories
    private(set) var collections: any CollectionRepository
    private(set) var drafts: any DraftRepository
    private(set) var parties: any PartyRepository
    private(set) var house: any HouseRecipeRepository
    private(set) var statistics: any BarStatisticsRepository
    let personal: SQLitePersonalRecordRepository
    let names: any KnownNames
    let merging: any IngredientMergeRepository & IngredientSplitRepository
    let workMerging: any WorkMergeRepository
    let history: any ActionHistory
    let profiles: SQLiteProfileRepository
    let members: any IntroductionRepository & HomeKindRepository & ShownVotesRepository
    let accounts: any AccountRepository
    let sessions: any SessionRepository

    init(database: AppDatabase, calculator: DrinkCalculator = DrinkCalculator(), loginName: String?) {
        self.database = database
        drinks = SQLiteDrinkRepository(database: database)
        ingredients = SQLiteIngredientRepository(database: database)
        bars = SQLiteBarRepository(database: database)
        barPreferences = SQLiteBarPreferencesRepository(database: database)
        barSharing = SQLiteBarSharingRepository(database: database)
        recipes = SQLiteRecipeIndexSource(database: database)
        drinkFacts = SQLiteDrinkIndexSource(database: database)
        drinkFeatures = SQLiteDrinkFeatureSource(database: database)
        savedFilters = SQLiteSavedFilterRepository(database: database)
        marks = SQLiteDrinkMarkRepository(database: database)
        log = SQLiteMadeLogRepository(database: database)
        shopping = SQLiteShoppingRepository(database: database)
        ownRecipes = SQLiteOwnRecipeRepository(database: database, calculator: calculator)
        community = CommunityRepositories(database: database)
        collections = SQLiteCollectionRepository(database: database)
        drafts = SQLiteDraftRepository(database: database)
        personal = SQLitePersonalRecordRepository(database: database)
        names = SQLiteKnownNames(database: database)
        merging = SQLiteIngredientMergeRepository(database: database, calculator: calculator)
        workMerging = SQLiteWorkMergeRepository(database: database)
        history = SQLiteActionHistory(database: database, calculator: calculator)
        parties = SQLitePartyRepository(database: database)
        house = SQLiteHouseRecipeRepository(database: database)
        statistics = SQLiteBarStatisticsRepository(database: database)
        profiles = SQLiteProfileRepository(database: database, loginName: loginName)
        members = SQLiteMemberRepository(database: database)
        accounts = SQLiteAccountRepository(database: database)
        sessions = SQLiteSessionRepository(database: database)
    }

    func isDemo() async throws -> Bool {
        try await SQLiteHomeShelves(database: database).isDemo()
    }

    /// The store as a member who hides alcohol sees it.
    func withoutAlcohol() -> Store {
        let sober = DrinksWithoutAlcohol(
            drinks: drinks, facts: drinkFacts, recipes: recipes, features: drinkFeatures)
        var store = self
        store.drinks = sober
        store.drinkFacts = sober
        store.recipes = sober
        store.drinkFeatures = sober
        return store
    }

    /// The same store, with everything a screen shows read from another database.
    func reading(from database: AppDatabase) -> Store {
        let reader = Store(database: database, loginName: nil)
        var store = self
        store.drinks = reader.drinks
        store.ingredients = reader.ingredients
        store.bars = reader.bars
        store.recipes = reader.recipes
        store.drinkFacts = reader.drinkFacts
        store.drinkFeatures = reader.drinkFeatures
        store.savedFilters = reader.savedFilters
        store.ownRecipes = reader.ownRecipes
        store.collections = reader.collections
        store.drafts = reader.drafts
        store.marks = reader.marks
        store.log = reader.log
        store.shopping = reader.shopping
        store.community = reader.community
        store.parties = reader.parties
        store.house = reader.house
        store.statistics = reader.statistics
        return store
    }
}
