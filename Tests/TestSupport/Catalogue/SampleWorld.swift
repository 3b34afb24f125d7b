public import Domain

/// What the view models of drinks and bar are given: fakes over one small catalogue.
@MainActor
public struct SampleWorld {
    /// The drinks.
    public let drinks: InMemoryDrinkRepository
    /// The ingredients.
    public let ingredients: InMemoryIngredientRepository
    /// What stands on the shelf.
    public let shelf: InMemoryBarRepository
    /// What the matcher reads.
    public let recipes: InMemoryRecipeIndexSource
    /// What filters read.
    public let facts: InMemoryDrinkIndexSource
    /// What tells what drinks taste of.
    public let features: InMemoryDrinkFeatureSource
    /// Saved and tried drinks.
    public let marks: InMemoryDrinkMarkRepository
    /// What was made.
    public let log: InMemoryMadeLogRepository
    /// What is to be bought.
    public let shopping: InMemoryShoppingRepository
    /// The filters with a name.
    public let savedFilters = InMemorySavedFilterRepository()
    /// Puts drinks forward.
    public let adviser: DrinkAdviser
    /// Filters and sorts the drinks.
    public let finder: DrinkFinder
    /// The member's bar over them.
    public let bar: HomeBar

    /// Makes a world with these things on the shelf.
    ///
    /// - Parameters:
    ///   - saved: the saved drinks, the newest last; `tried` alike.
    ///   - made: the log, numbered from 1.
    ///   - now: seconds since 1970 UTC.
    public init(
        _ bottles: [Identifier<Ingredient>] = [], catalogue: Catalogue = SampleCatalogue.standard,
        saved: [Identifier<Drink>] = [], tried: [Identifier<Drink>] = [], made: [Making] = [],
        now: Int64 = SampleWorld.now
    ) {
        drinks = InMemoryDrinkRepository(catalogue)
        ingredients = InMemoryIngredientRepository(catalogue)
        shelf = InMemoryBarRepository(bottles)
        recipes = InMemoryRecipeIndexSource(catalogue)
        bar = HomeBar(profile: Profile.localID, repository: shelf, source: recipes, preferences: shelf)
        facts = InMemoryDrinkIndexSource(catalogue)
        features = InMemoryDrinkFeatureSource(catalogue)
        marks = InMemoryDrinkMarkRepository(saved: saved, tried: tried)
        log = InMemoryMadeLogRepository(made, bars: shelf)
        shopping = InMemoryShoppingRepository()
        finder = DrinkFinder(
            source: facts, drinks: drinks, bar: bar,
            member: MemberValuesReader(marks: marks, log: log, profile: Profile.localID))
        adviser = DrinkAdviser(
            source: features, bar: bar,
            taste: MemberTaste(marks: marks, log: log, profile: Profile.localID, clock: FixedClock(now)))
    }

    /// Changes the bar as another screen does.
    public func add(_ ids: Identifier<Ingredient>...) async throws {
        try await bar.apply(BarChange(added: ids.map { Bottle(ingredient: $0) }))
    }
}
