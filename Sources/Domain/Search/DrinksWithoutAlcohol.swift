/// The catalogue as somebody sees it who hides alcohol: lists, search, filters and the bar know only drinks without it. A
/// drink's own page still opens by its id, so that what was logged keeps its name.
public actor DrinksWithoutAlcohol {
    /// Per cent by volume up to which a drink counts as without alcohol: a few dashes of bitters may be in it.
    public static let limit = 0.5

    /// Where the drinks that are left stand.
    private struct Kept {
        /// Their ids, by language in the order of their names.
        var ids: [Language: [Identifier<Drink>]] = [:]
        /// Their new positions by their old ones.
        var places: [Language: [Int: Int]] = [:]
    }

    private let drinks: any DrinkRepository
    private let facts: any DrinkIndexSource
    private let recipes: any RecipeIndexSource
    private let features: any DrinkFeatureSource

    /// Memberwise.
    public init(
        drinks: any DrinkRepository, facts: any DrinkIndexSource, recipes: any RecipeIndexSource,
        features: any DrinkFeatureSource
    ) {
        self.drinks = drinks
        self.facts = facts
        self.recipes = recipes
        self.features = features
    }

    /// Read anew for each question: the catalogue may have changed, and few drinks are left.
    private func kept() async throws -> Kept { Self.kept(try await facts.drinkIndex()) }

    private static func kept(_ index: DrinkIndexContents) -> Kept {
        let rows = index.table.recipes.indices.filter { row in
            let position = index.table.position(of: row, by: .english)
            return index.facts.indices.contains(position) && index.facts[position].strength <= limit
        }
        var kept = Kept()
        for language in Language.allCases {
            let sorted = rows.map { (index.table.position(of: $0, by: language), index.table.recipes[$0]) }
                .sorted { $0.0 < $1.0 }
            kept.ids[language] = sorted.map(\.1)
            kept.places[language] = Dictionary(
                sorted.enumerated().map { ($0.element.0, $0.offset) }, uniquingKeysWith: { first, _ in first })
        }
        return kept
    }
}

extension DrinksWithoutAlcohol: RecipeIndexSource {
    /// The recipes that are left.
    public func recipeIndex() async throws -> RecipeIndexContents {
        let places = try await kept().places
        let contents = try await recipes.recipeIndex()
        return RecipeIndexContents(
            graph: contents.graph, substitutions: contents.substitutions,
            table: contents.table.keeping(english: places[.english] ?? [:], korean: places[.korean] ?? [:]))
    }
}

extension DrinksWithoutAlcohol: DrinkIndexSource {
    /// The facts of the drinks that are left.
    public func drinkIndex() async throws -> DrinkIndexContents {
        let index = try await facts.drinkIndex()
        let places = Self.kept(index).places
        let english = places[.english] ?? [:]
        return DrinkIndexContents(
            graph: index.graph, table: index.table.keeping(english: english, korean: places[.korean] ?? [:]),
            facts: index.facts.indices.filter { english[$0] != nil }.map { index.facts[$0] },
            extras: index.extras.compactMap { extra in
                english[extra.position].map { .init(position: $0, ingredient: extra.ingredient) }
            }, vocabulary: index.vocabulary)
    }
}

extension DrinksWithoutAlcohol: DrinkFeatureSource {
    /// What the rules of taste need of the drinks that are left, still in the order of the matcher's table.
    public func drinkFeatures() async throws -> DrinkFeatureContents {
        let ids = Set(try await kept().ids[.english] ?? [])
        let contents = try await features.drinkFeatures()
        return DrinkFeatureContents(drinks: contents.drinks.filter { ids.contains($0.id) }, graph: contents.graph)
    }
}

extension DrinksWithoutAlcohol: DrinkRepository {
    /// How many drinks are left.
    public func drinkCount() async throws -> Int { try await kept().ids[.english]?.count ?? 0 }

    /// The drinks at these positions among those that are left.
    public func drinks(in range: Range<Int>, by language: Language) async throws -> [DrinkSummary] {
        let ids = try await kept().ids[language] ?? []
        return try await drinks.drinks(with: Array(ids[range.clamped(to: 0..<ids.count)]))
    }

    /// The drinks with these ids.
    public func drinks(with ids: [Identifier<Drink>]) async throws -> [DrinkSummary] {
        try await drinks.drinks(with: ids)
    }

    /// The first of those that are left, with all their names.
    public func named(atMost limit: Int) async throws -> [NamedDrink] {
        let ids = Set(try await kept().ids[.english] ?? [])
        return Array(try await drinks.named(atMost: .max).filter { ids.contains($0.summary.id) }.prefix(limit))
    }

    /// The positions of the drinks that match, among those that are left.
    public func positions(matching text: String, by language: Language) async throws -> [Int] {
        let places = try await kept().places[language] ?? [:]
        return try await drinks.positions(matching: text, by: language).compactMap { places[$0] }
    }

    /// A whole recipe.
    public func drink(_ id: Identifier<Drink>) async throws -> Drink? { try await drinks.drink(id) }

    /// The drinks with an ingredient, of those that are left.
    public func drinks(using ingredient: Identifier<Ingredient>, by language: Language) async throws -> [DrinkSummary] {
        try await drinks.drinks(using: ingredient, by: language).filter { $0.strength <= Self.limit }
    }

    /// The variants of a drink, of those that are left.
    public func variants(of drink: Identifier<Drink>, by language: Language) async throws -> [DrinkSummary] {
        try await drinks.variants(of: drink, by: language).filter { $0.strength <= Self.limit }
    }

    /// What belongs to a drink.
    public func gear(of drink: Drink) async throws -> DrinkGear { try await drinks.gear(of: drink) }

    /// A glass.
    public func glass(_ id: Identifier<Glass>) async throws -> Glass? { try await drinks.glass(id) }

    /// Tools.
    public func tools(_ ids: [Identifier<Tool>]) async throws -> [Tool] { try await drinks.tools(ids) }

    /// A technique.
    public func technique(_ kind: TechniqueKind) async throws -> Technique? { try await drinks.technique(kind) }

    /// Tags.
    public func tags(_ ids: [Identifier<Tag>]) async throws -> [Tag] { try await drinks.tags(ids) }
}
