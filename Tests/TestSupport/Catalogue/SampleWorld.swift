package import Domain

/// What the view models of drinks and bar are given: fakes over one small catalogue.
@MainActor
package struct SampleWorld {
    package let drinks: InMemoryDrinkRepository
    package let ingredients: InMemoryIngredientRepository
    /// What stands on the shelf.
    package let shelf: InMemoryBarRepository
    /// What the matcher reads.
    package let recipes: InMemoryRecipeIndexSource
    /// What filters read.
    package let facts: InMemoryDrinkIndexSource
    /// What tells what drinks taste of.
    package let features: InMemoryDrinkFeatureSource
    /// Saved and tried drinks.
    package let marks: InMemoryDrinkMarkRepository
    package let log: InMemoryMadeLogRepository
    /// What is to be bought.
    package let shopping: InMemoryShoppingRepository
    /// The filters with a name.
    package let savedFilters = InMemorySavedFilterRepository()
    /// Puts drinks forward.
    package let adviser: DrinkAdviser
    /// Filters and sorts the drinks.
    package let finder: DrinkSearchIndex
    /// The member's bar over them.
    package let bar: HomeBar

    /// Makes a world with these things on the shelf.
    ///
    /// - Parameters:
    ///   - saved: the saved drinks, the newest last; `tried` alike.
    ///   - made: the log, numbered from 1.
    ///   - now: seconds since 1970 UTC.
    package init(
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
        finder = DrinkSearchIndex(
            source: facts, drinks: drinks, bar: bar,
            member: MemberValuesReader(marks: marks, log: log, profile: Profile.localID))
        adviser = DrinkAdviser(
            source: features, bar: bar,
            taste: MemberTaste(marks: marks, log: log, profile: Profile.localID, clock: FixedClock(now)))
    }

    /// Changes the bar as another screen does.
    package func add(_ ids: Identifier<Ingredient>...) async throws {
        try await bar.apply(BarChange(added: ids.map { Bottle(ingredient: $0) }))
    }
}
