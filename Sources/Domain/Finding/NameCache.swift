/// Caches the few names of drinks and ingredients during a search: querying the store on every key would take longer.
actor NameCache {
    struct Names: Sendable {
        let names: [CatalogueName]
        /// Whether the cache holds all names. With thousands of own recipes it does not, and the store is queried.
        let isComplete: Bool
    }

    static let most = 3_000

    private let drinks: any DrinkRepository
    private let ingredients: any IngredientRepository
    private let language: Language
    private var cached: (drinks: Names, ingredients: Names)?

    init(drinks: any DrinkRepository, ingredients: any IngredientRepository, language: Language) {
        self.drinks = drinks
        self.ingredients = ingredients
        self.language = language
    }

    func names() async throws -> (drinks: Names, ingredients: Names) {
        if let cached { return cached }
        let poured = try await drinks.named(atMost: Self.most + 1)
        let all = try await ingredients.ingredients(matching: "", by: language, limit: Self.most + 1)
        let names = (
            drinks: Names(
                names: poured.prefix(Self.most).map { CatalogueName($0) }, isComplete: poured.count <= Self.most),
            ingredients: Names(
                names: all.prefix(Self.most).map { CatalogueName($0) }, isComplete: all.count <= Self.most)
        )
        cached = names
        return names
    }
}
