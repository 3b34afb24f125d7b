public import Domain
public import Reactive

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
    /// Filters and sorts the drinks.
    public let finder: DrinkFinder
    /// The member's bar over them.
    public let bar: HomeBar
    /// Fires when something was changed.
    public let storeChanged = Signal<Void>()

    /// Makes a world with these things on the shelf.
    public init(_ bottles: [Identifier<Ingredient>] = [], catalogue: Catalogue = SampleCatalogue.standard) {
        drinks = InMemoryDrinkRepository(catalogue)
        ingredients = InMemoryIngredientRepository(catalogue)
        shelf = InMemoryBarRepository(bottles)
        recipes = InMemoryRecipeIndexSource(catalogue)
        bar = HomeBar(profile: Profile.localID, repository: shelf, source: recipes, preferences: shelf)
        facts = InMemoryDrinkIndexSource(catalogue)
        finder = DrinkFinder(source: facts, drinks: drinks, bar: bar)
    }

    /// Changes the bar as another screen does, and says so.
    public func add(_ ids: Identifier<Ingredient>...) async throws {
        try await bar.apply(BarChange(added: ids.map { Bottle(ingredient: $0) }))
        storeChanged.send()
    }
}
