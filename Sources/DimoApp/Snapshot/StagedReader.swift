import Domain

/// Fails or never returns on every read, as configured. Writes fail at once: a write outlives its screen, so one that
/// never ends would keep the program from ending.
struct StagedReader: BarRepository, DrinkFeatureSource, DrinkIndexSource, DrinkRepository, IngredientRepository,
    RecipeIndexSource
{
    let answer: @Sendable () async throws -> Never

    func refuse() throws -> Never { throw StoreError.diskFull }

    func drinkCount() async throws -> Int { try await answer() }
    func drinks(in range: Range<Int>, by language: Language) async throws -> [DrinkSummary] { try await answer() }
    func drinks(with ids: [Identifier<Drink>]) async throws -> [DrinkSummary] { try await answer() }
    func named(atMost limit: Int) async throws -> [NamedDrink] { try await answer() }
    func positions(matching text: String, by language: Language) async throws -> [Int] { try await answer() }
    func drink(_ id: Identifier<Drink>) async throws -> Drink? { try await answer() }
    func drinks(using ingredient: Identifier<Ingredient>, by language: Language) async throws -> [DrinkSummary] {
        try await answer()
    }
    func glass(_ id: Identifier<Glass>) async throws -> Glass? { try await answer() }
    func tools(_ ids: [Identifier<Tool>]) async throws -> [Tool] { try await answer() }
    func technique(_ kind: TechniqueKind) async throws -> Technique? { try await answer() }
    func tags(_ ids: [Identifier<Tag>]) async throws -> [Tag] { try await answer() }
    func ingredient(_ id: Identifier<Ingredient>) async throws -> Ingredient? { try await answer() }
    func ingredients(_ ids: [Identifier<Ingredient>]) async throws -> [Identifier<Ingredient>: Ingredient] {
        try await answer()
    }
    func children(of id: Identifier<Ingredient>, by language: Language) async throws -> [Ingredient] {
        try await answer()
    }
    func ingredients(matching text: String, by language: Language, limit: Int) async throws -> [Ingredient] {
        try await answer()
    }
    func ingredients(
        in category: IngredientCategory, by language: Language, limit: Int
    ) async throws -> [Ingredient] { try await answer() }
    func bottles(of profile: Identifier<Profile>) async throws -> [Bottle] { try await answer() }
    func change(_ change: BarChange, of profile: Identifier<Profile>) async throws -> BarChange { try refuse() }
    func variants(of drink: Identifier<Drink>, by language: Language) async throws -> [DrinkSummary] {
        try await answer()
    }
    func drinkIndex() async throws -> DrinkIndexContents { try await answer() }
    func drinkFeatures() async throws -> DrinkFeatureContents { try await answer() }
    func recipeIndex() async throws -> RecipeIndexContents { try await answer() }
}
