/// The catalogue for members who hide alcohol: lists, search, filters and the bar contain only alcohol-free drinks. A
/// drink's own page still opens by its id, so that logged drinks keep their names.
package actor DrinksWithoutAlcohol {
    /// Per cent by volume that still counts as alcohol-free, for dashes of bitters; unknown strength never does.
    package static let limit = 0.5

    private struct Remaining {
        var ids: [Language: [Identifier<Drink>]] = [:]
        /// The new positions by the old ones.
        var places: [Language: [Int: Int]] = [:]
    }

    private let drinks: any DrinkRepository
    private let facts: any DrinkIndexSource
    private let recipes: any RecipeIndexSource
    private let features: any DrinkFeatureSource

    package init(
        drinks: any DrinkRepository, facts: any DrinkIndexSource, recipes: any RecipeIndexSource,
        features: any DrinkFeatureSource
    ) {
        self.drinks = drinks
        self.facts = facts
        self.recipes = recipes
        self.features = features
    }

    /// Reads anew each time: the catalogue may have changed, and few drinks remain.
    private func remaining() async throws -> Remaining { Self.remaining(try await facts.drinkIndex()) }

    private static func remaining(_ index: DrinkIndexContents) -> Remaining {
        let rows = index.table.recipes.indices.filter { row in
            let position = index.table.position(of: row, by: .english)
            return index.facts.indices.contains(position) && index.facts[position].isSurelyWithin(limit)
        }
        var remaining = Remaining()
        for language in Language.allCases {
            let sorted = rows.map { (index.table.position(of: $0, by: language), index.table.recipes[$0]) }
                .sorted { $0.0 < $1.0 }
            remaining.ids[language] = sorted.map(\.1)
            remaining.places[language] = Dictionary(firstOf: sorted.enumerated().map { ($0.element.0, $0.offset) })
        }
        return remaining
    }
}

extension DrinksWithoutAlcohol: RecipeIndexSource {
    package func recipeIndex() async throws -> RecipeIndexContents {
        let places = try await remaining().places
        let contents = try await recipes.recipeIndex()
        return RecipeIndexContents(
            graph: contents.graph, substitutions: contents.substitutions,
            table: contents.table.filtered(english: places[.english] ?? [:], korean: places[.korean] ?? [:]))
    }
}

extension DrinksWithoutAlcohol: DrinkIndexSource {
    package func drinkIndex() async throws -> DrinkIndexContents {
        let index = try await facts.drinkIndex()
        let places = Self.remaining(index).places
        let english = places[.english] ?? [:]
        return DrinkIndexContents(
            graph: index.graph, table: index.table.filtered(english: english, korean: places[.korean] ?? [:]),
            facts: index.facts.indices.filter { english[$0] != nil }.map { index.facts[$0] },
            extras: index.extras.compactMap { extra in
                english[extra.position].map { .init(position: $0, ingredient: extra.ingredient) }
            }, vocabulary: index.vocabulary)
    }
}

extension DrinksWithoutAlcohol: DrinkFeatureSource {
    /// In the order of the matcher's table.
    package func drinkFeatures() async throws -> DrinkFeatureContents {
        let ids = Set(try await remaining().ids[.english] ?? [])
        let contents = try await features.drinkFeatures()
        return DrinkFeatureContents(drinks: contents.drinks.filter { ids.contains($0.id) }, graph: contents.graph)
    }
}

extension DrinksWithoutAlcohol: DrinkRepository {
    package func drinkCount() async throws -> Int { try await remaining().ids[.english]?.count ?? 0 }

    package func drinks(in range: Range<Int>, by language: Language) async throws -> [DrinkSummary] {
        let ids = try await remaining().ids[language] ?? []
        return try await drinks.drinks(with: Array(ids[range.clamped(to: 0..<ids.count)]))
    }

    package func drinks(with ids: [Identifier<Drink>]) async throws -> [DrinkSummary] {
        try await drinks.drinks(with: ids)
    }

    package func named(atMost limit: Int) async throws -> [NamedDrink] {
        let ids = Set(try await remaining().ids[.english] ?? [])
        return Array(try await drinks.named(atMost: .max).filter { ids.contains($0.summary.id) }.prefix(limit))
    }

    package func aliases(of ids: [Identifier<Drink>]) async throws -> [Identifier<Drink>: [String]] {
        try await drinks.aliases(of: ids)
    }

    /// Returns positions among the remaining drinks.
    package func positions(matching text: String, by language: Language) async throws -> [Int] {
        let places = try await remaining().places[language] ?? [:]
        return try await drinks.positions(matching: text, by: language).compactMap { places[$0] }
    }

    package func drink(_ id: Identifier<Drink>) async throws -> Drink? { try await drinks.drink(id) }

    package func drinks(using ingredient: Identifier<Ingredient>, by language: Language) async throws -> [DrinkSummary]
    {
        try await drinks.drinks(using: ingredient, by: language).filter { $0.isSurelyWithin(Self.limit) }
    }

    package func variants(of drink: Identifier<Drink>, by language: Language) async throws -> [DrinkSummary] {
        try await drinks.variants(of: drink, by: language).filter { $0.isSurelyWithin(Self.limit) }
    }

    package func gear(of drink: Drink) async throws -> DrinkGear { try await drinks.gear(of: drink) }

    package func glass(_ id: Identifier<Glass>) async throws -> Glass? { try await drinks.glass(id) }

    package func tools(_ ids: [Identifier<Tool>]) async throws -> [Tool] { try await drinks.tools(ids) }

    package func technique(_ kind: TechniqueKind) async throws -> Technique? { try await drinks.technique(kind) }

    package func tags(_ ids: [Identifier<Tag>]) async throws -> [Tag] { try await drinks.tags(ids) }
}
