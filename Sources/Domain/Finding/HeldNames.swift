/// The names of drinks and ingredients, read once and held while a search is open: they are few, and to ask the store for
/// them at every key takes longer than all else a search does.
actor HeldNames {
    /// The names of one kind.
    struct Shelf: Sendable {
        let names: [CatalogueName]
        /// Whether these are all there are. With thousands of own recipes they are not, and the store is asked.
        let isWhole: Bool
    }

    /// So many of a kind are held.
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

    /// The names, which are read where they were not.
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
