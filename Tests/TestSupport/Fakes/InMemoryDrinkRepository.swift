package import Domain

/// Drinks of a catalogue in memory. Names are compared in folded form, as in the real store.
package actor InMemoryDrinkRepository: DrinkRepository {
    /// The requested pages, oldest first.
    package private(set) var pages: [Range<Int>] = []

    private let catalogue: Catalogue
    private let contents: [Identifier<Ingredient>: IngredientContent]
    private var failure: (any Error)?

    package init(_ catalogue: Catalogue) {
        self.catalogue = catalogue
        contents = catalogue.contents()
    }

    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func drinkCount() async throws -> Int {
        try check()
        return catalogue.drinks.count
    }

    package func drinks(in range: Range<Int>, by language: Language) async throws -> [DrinkSummary] {
        pages.append(range)
        try check()
        return sorted(language)[range.clamped(to: 0..<catalogue.drinks.count)].map(summary)
    }

    package func drinks(with ids: [Identifier<Drink>]) async throws -> [DrinkSummary] {
        try check()
        return ids.compactMap { id in catalogue.drinks.first { $0.id == id }.map(summary) }
    }

    package func named(atMost limit: Int) async throws -> [NamedDrink] {
        try check()
        return sorted(.english).prefix(limit).map { NamedDrink(summary: summary($0), aliases: $0.aliases) }
    }

    package func aliases(of ids: [Identifier<Drink>]) async throws -> [Identifier<Drink>: [String]] {
        try check()
        let known = catalogue.drinks.filter { ids.contains($0.id) }
        return Dictionary(known.map { ($0.id, $0.aliases) }, uniquingKeysWith: { first, _ in first })
    }

    package func positions(matching text: String, by language: Language) async throws -> [Int] {
        try check()
        let query = Folding.folded(text)
        guard !query.isEmpty || text.allSatisfy(\.isWhitespace) else { return [] }
        return sorted(language).enumerated().filter { _, drink in
            ([drink.name.english, drink.name.korean] + drink.aliases)
                .contains { Folding.place(of: query, in: Folding.folded($0)) != nil }
        }.map(\.offset)
    }

    package func drink(_ id: Identifier<Drink>) async throws -> Drink? {
        try check()
        return catalogue.drinks.first { $0.id == id }
    }

    package func drinks(using ingredient: Identifier<Ingredient>, by language: Language) async throws -> [DrinkSummary]
    {
        try check()
        return sorted(language).filter { $0.lines.contains { $0.ingredient == ingredient } }.map(summary)
    }

    package func variants(of drink: Identifier<Drink>, by language: Language) async throws -> [DrinkSummary] {
        try check()
        return sorted(language).filter { $0.variantOf == drink }.map(summary)
    }

    package func gear(of drink: Drink) async throws -> DrinkGear {
        DrinkGear(
            glass: try await glass(drink.glass), tools: try await tools(GearRule.tools(of: drink)),
            techniques: drink.techniques.compactMap { kind in catalogue.techniques.first { $0.kind == kind } },
            tags: try await tags(drink.tags))
    }

    package func glass(_ id: Identifier<Glass>) async throws -> Glass? {
        try check()
        return catalogue.glasses.first { $0.id == id }
    }

    package func tools(_ ids: [Identifier<Tool>]) async throws -> [Tool] {
        try check()
        return ids.compactMap { id in catalogue.tools.first { $0.id == id } }
    }

    package func technique(_ kind: TechniqueKind) async throws -> Technique? {
        try check()
        return catalogue.techniques.first { $0.kind == kind }
    }

    package func tags(_ ids: [Identifier<Tag>]) async throws -> [Tag] {
        try check()
        return ids.compactMap { id in catalogue.tags.first { $0.id == id } }
    }

    private func check() throws {
        if let failure { throw failure }
    }

    private func sorted(_ language: Language) -> [Drink] {
        func key(_ drink: Drink) -> [UInt32] { Folding.folded(drink.name[language]).unicodeScalars.map(\.value) }
        return catalogue.drinks.sorted { left, right in
            key(left) == key(right) ? left.id < right.id : key(left).lexicographicallyPrecedes(key(right))
        }
    }

    private func summary(_ drink: Drink) -> DrinkSummary {
        let glass = catalogue.glasses.first { $0.id == drink.glass }
        let estimate = DrinkCalculator().estimate(of: drink, contents: contents, glassVolume: glass?.volume)
        return DrinkSummary(
            id: drink.id, name: drink.name, base: drink.base, strength: estimate.strength,
            meters: DrinkMeters(drink, estimate: estimate), tags: drink.tags, basis: estimate.basis, asked: drink.asked)
    }
}
