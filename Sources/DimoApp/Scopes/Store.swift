package import Domain
import Persistence

/// A database with its repositories, which keep no state of their own.
struct Store: Sendable {
    let database: AppDatabase
    /// The database that screens read; a different one to stage failures and waits.
    private let shown: AppDatabase
    private let calculator: DrinkCalculator
    private let loginName: String?
    private(set) var drinks: any DrinkRepository
    private(set) var recipes: any RecipeIndexSource
    private(set) var drinkFacts: any DrinkIndexSource
    private(set) var drinkFeatures: any DrinkFeatureSource

    init(
        database: AppDatabase, shown: AppDatabase? = nil, calculator: DrinkCalculator = DrinkCalculator(),
        loginName: String?
    ) {
        let shown = shown ?? database
        self.database = database
        self.shown = shown
        self.calculator = calculator
        self.loginName = loginName
        drinks = SQLiteDrinkRepository(database: shown)
        recipes = SQLiteRecipeIndexSource(database: shown)
        drinkFacts = SQLiteDrinkIndexSource(database: shown)
        drinkFeatures = SQLiteDrinkFeatureSource(database: shown)
    }

    var ingredients: any IngredientRepository { SQLiteIngredientRepository(database: shown) }
    var bars: any BarRepository { SQLiteBarRepository(database: shown) }
    var savedFilters: any SavedFilterRepository { SQLiteSavedFilterRepository(database: shown) }
    var marks: any DrinkMarkRepository { SQLiteDrinkMarkRepository(database: shown) }
    var log: any MadeLogRepository { SQLiteMadeLogRepository(database: shown) }
    var shopping: any ShoppingRepository { SQLiteShoppingRepository(database: shown) }
    var ownRecipes: any OwnRecipeRepository { SQLiteOwnRecipeRepository(database: shown, calculator: calculator) }
    var community: CommunityRepositories { CommunityRepositories(database: shown) }
    var collections: any CollectionRepository { SQLiteCollectionRepository(database: shown) }
    var drafts: any DraftRepository { SQLiteDraftRepository(database: shown) }
    var parties: any PartyRepository { SQLitePartyRepository(database: shown) }
    var house: any HouseRecipeRepository { SQLiteHouseRecipeRepository(database: shown) }
    var statistics: any BarStatisticsRepository { SQLiteBarStatisticsRepository(database: shown) }
    var barPreferences: any BarPreferencesRepository { SQLiteBarPreferencesRepository(database: database) }
    var barSharing: any BarSharingRepository { SQLiteBarSharingRepository(database: database) }
    var personal: SQLitePersonalRecordRepository { SQLitePersonalRecordRepository(database: database) }
    var names: any KnownNames { SQLiteKnownNames(database: database) }
    var merging: any IngredientMergeRepository & IngredientSplitRepository {
        SQLiteIngredientMergeRepository(database: database, calculator: calculator)
    }
    var workMerging: any WorkMergeRepository { SQLiteWorkMergeRepository(database: database) }
    var history: any ActionHistory { SQLiteActionHistory(database: database, calculator: calculator) }
    var profiles: SQLiteProfileRepository { SQLiteProfileRepository(database: database, loginName: loginName) }
    var members: any IntroductionRepository & HomeKindRepository & ShownVotesRepository {
        SQLiteMemberRepository(database: database)
    }
    var accounts: any AccountRepository { SQLiteAccountRepository(database: database) }
    var sessions: any SessionRepository { SQLiteSessionRepository(database: database) }

    func isDemo() async throws -> Bool { try await SQLiteHomeShelves(database: database).isDemo() }

    func withoutAlcohol() -> Store {
        let sober = DrinksWithoutAlcohol(drinks: drinks, facts: drinkFacts, recipes: recipes, features: drinkFeatures)
        var store = self
        store.drinks = sober
        store.drinkFacts = sober
        store.recipes = sober
        store.drinkFeatures = sober
        return store
    }

    /// The same store, with everything a screen shows read from another database.
    func reading(from shown: AppDatabase) -> Store {
        Store(database: database, shown: shown, calculator: calculator, loginName: loginName)
    }
}

package struct CommunityRepositories: Sendable {
    let database: AppDatabase

    package var works: any WorkRepository { SQLiteWorkRepository(database: database) }
    package var characters: any CharacterRepository { SQLiteCharacterRepository(database: database) }
    package var votes: any VoteRepository { SQLiteVoteRepository(database: database) }
    package var reviews: any ReviewRepository { SQLiteReviewRepository(database: database) }
    package var marks: any CommunityMarksRepository { SQLiteCommunityMarksRepository(database: database) }
    package var search: any SearchRepository { SQLiteSearchRepository(database: database) }
    package var inbox: any InboxRepository { SQLiteInboxRepository(database: database) }
    package var momentum: any MomentumRepository { SQLiteMomentumRepository(database: database) }
    package var home: any HomeShelves { SQLiteHomeShelves(database: database) }
    package var tonight: any TonightRepository { SQLiteTonightRepository(database: database) }
    package var evenings: any EveningRepository { SQLiteEveningRepository(database: database) }
    package var months: any MonthRepository { SQLiteMonthRepository(database: database) }
    package var offers: any OfferRepository { SQLiteOfferRepository(database: database) }
}
