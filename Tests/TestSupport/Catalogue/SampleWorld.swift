package import Domain

/// The dependencies of the view models of drinks and bar: fakes over one small catalogue.
@MainActor
package struct SampleWorld {
    package let drinks: InMemoryDrinkRepository
    package let ingredients: InMemoryIngredientRepository
    package let shelf: InMemoryBarRepository
    /// Read by the matcher.
    package let recipes: InMemoryRecipeIndexSource
    /// Read by filters.
    package let facts: InMemoryDrinkIndexSource
    /// Read by recommendations.
    package let features: InMemoryDrinkFeatureSource
    package let marks: InMemoryDrinkMarkRepository
    package let log: InMemoryMadeLogRepository
    package let shopping: InMemoryShoppingRepository
    package let savedFilters = InMemorySavedFilterRepository()
    package let adviser: DrinkAdviser
    package let finder: DrinkSearchIndex
    package let bar: HomeBar

    /// Makes a world with some bottles on the shelf.
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

    /// Adds bottles as another screen does.
    package func add(_ ids: Identifier<Ingredient>...) async throws {
        try await bar.apply(BarChange(added: ids.map { Bottle(ingredient: $0) }))
    }
}
