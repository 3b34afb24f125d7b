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
    private(set) var statistics: any BarStatisticsRepository
    let personal: any PersonalRecordRepository
    let names: any KnownNames
    let merging: any IngredientMergeRepository & IngredientSplitRepository
    let history: any ActionHistory
    let profiles: any ProfileRepository
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
        history = SQLiteActionHistory(database: database, calculator: calculator)
        parties = SQLitePartyRepository(database: database)
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

    /// The same store, with everything a screen shows read from another source.
    func reading(
        from reader: some DrinkRepository & IngredientRepository & BarRepository & RecipeIndexSource & DrinkIndexSource
            & DrinkMarkRepository & MadeLogRepository & ShoppingRepository & DrinkFeatureSource
            & WorkRepository & CharacterRepository & VoteRepository & ReviewRepository
            & CommunityMarksRepository & SearchRepository & InboxRepository & MomentumRepository & HomeShelves
            & TonightRepository & EveningRepository & MonthRepository
            & SavedFilterRepository & OwnRecipeRepository & CollectionRepository & DraftRepository
            & PartyRepository & BarStatisticsRepository
    ) -> Store {
        var store = self
        store.drinks = reader
        store.ingredients = reader
        store.bars = reader
        store.recipes = reader
        store.drinkFacts = reader
        store.drinkFeatures = reader
        store.savedFilters = reader
        store.ownRecipes = reader
        store.collections = reader
        store.drafts = reader
        store.marks = reader
        store.log = reader
        store.shopping = reader
        store.community = CommunityRepositories(reader)
        store.parties = reader
        store.statistics = reader
        return store
    }
}
