/// The names of drinks and ingredients, read once and cached while a search is open: they are few, and querying the
/// store with every key would take longer than the rest of a search.
actor HeldNames {
    /// The names of one kind.
    struct Shelf: Sendable {
        let names: [CatalogueName]
        /// Whether these are all names. With thousands of own recipes they are not, and the store is queried.
        let isWhole: Bool
    }

    /// The most names of a kind to cache.
    static let most = 1_000

    private let drinks: any DrinkRepository
    private let ingredients: any IngredientRepository
    private let language: Language
    private var held: (drinks: Shelf, ingredients: Shelf)?

    init(drinks: any DrinkRepository, ingredients: any IngredientRepository, language: Language) {
        self.drinks = drinks
        self.ingredients = ingredients
        self.language = language
    }

    /// Reads them the first time.
    func names() async throws -> (drinks: Shelf, ingredients: Shelf) {
        if let held { return held }
        let poured = try await drinks.named(atMost: Self.most + 1)
        let all = try await ingredients.ingredients(matching: "", by: language, limit: Self.most + 1)
        let names = (
            drinks: Shelf(
                names: poured.prefix(Self.most).map { CatalogueName($0) }, isWhole: poured.count <= Self.most),
            ingredients: Shelf(names: all.prefix(Self.most).map { CatalogueName($0) }, isWhole: all.count <= Self.most)
        )
        held = names
        return names
    }
}
