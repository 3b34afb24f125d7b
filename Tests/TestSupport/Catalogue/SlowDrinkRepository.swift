package import Domain

/// Drinks whose answers wait for latches: one for lists, another for searches.
package struct SlowDrinkRepository: DrinkRepository {
    /// Holds pages, single drinks and counts.
    package let pages: Latch
    /// Holds searches.
    package let searches: Latch
    private let drinks: any DrinkRepository
    private let count: Int?

    /// Wraps a repository; omitted latches are open. A count may be wrong, as in a damaged store.
    package init(
        _ drinks: any DrinkRepository, count: Int? = nil, pages: Latch = Latch(isOpen: true),
        searches: Latch = Latch(isOpen: true)
    ) {
        self.drinks = drinks
        self.count = count
        self.pages = pages
        self.searches = searches
    }

    package func drinkCount() async throws -> Int { if let count { count } else { try await drinks.drinkCount() } }

    package func drinks(in range: Range<Int>, by language: Language) async throws -> [DrinkSummary] {
        let answer = try await drinks.drinks(in: range, by: language)
        await pages.pass()
        return answer
    }

    package func drinks(with ids: [Identifier<Drink>]) async throws -> [DrinkSummary] {
        try await drinks.drinks(with: ids)
    }

    package func named(atMost limit: Int) async throws -> [NamedDrink] {
        let answer = try await drinks.named(atMost: limit)
        await pages.pass()
        return answer
    }

    package func aliases(of ids: [Identifier<Drink>]) async throws -> [Identifier<Drink>: [String]] {
        try await drinks.aliases(of: ids)
    }

    package func positions(matching text: String, by language: Language) async throws -> [Int] {
        let answer = try await drinks.positions(matching: text, by: language)
        await searches.pass()
        return answer
    }

    package func drink(_ id: Identifier<Drink>) async throws -> Drink? {
        let answer = try await drinks.drink(id)
        await pages.pass()
        return answer
    }

    package func drinks(using ingredient: Identifier<Ingredient>, by language: Language) async throws -> [DrinkSummary]
    {
        try await drinks.drinks(using: ingredient, by: language)
    }

    package func variants(of drink: Identifier<Drink>, by language: Language) async throws -> [DrinkSummary] {
        try await drinks.variants(of: drink, by: language)
    }

    package func gear(of drink: Drink) async throws -> DrinkGear { try await drinks.gear(of: drink) }

    package func glass(_ id: Identifier<Glass>) async throws -> Glass? { try await drinks.glass(id) }

    package func tools(_ ids: [Identifier<Tool>]) async throws -> [Tool] { try await drinks.tools(ids) }

    package func technique(_ kind: TechniqueKind) async throws -> Technique? { try await drinks.technique(kind) }

    package func tags(_ ids: [Identifier<Tag>]) async throws -> [Tag] { try await drinks.tags(ids) }
}
