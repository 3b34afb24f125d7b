internal import Domain

/// The drinks most like one, with what the bar lacks for each.
struct LikeDrinks: Sendable {
    struct Entry: Sendable {
        let drink: DrinkSummary
        /// What is missing; nil for a drink the bar knows nothing of.
        let lacks: [Identifier<Ingredient>]?
    }

    let entries: [Entry]
    /// The names of what is missing.
    let names: [Identifier<Ingredient>: LocalizedText]

    /// How many are shown.
    static let count = 3

    /// Finds them. The first question of the program reads all drinks: it is asked after the page is there.
    static func read(
        _ id: Identifier<Drink>, _ adviser: DrinkAdviser, _ drinks: any DrinkRepository,
        _ ingredients: any IngredientRepository, _ bar: HomeBar
    ) async throws -> LikeDrinks {
        let similar = try await adviser.similar(to: id, limit: count).map(\.drink)
        let summaries = try await drinks.drinks(with: similar)
        let reach = try await bar.reach(of: similar)
        let lacking = reach.values.compactMap { $0.lacks.count == 1 ? $0.lacks.first : nil }
        let names = try await ingredients.ingredients(lacking).mapValues(\.name)
        return LikeDrinks(entries: summaries.map { Entry(drink: $0, lacks: reach[$0.id]?.lacks) }, names: names)
    }

    /// The links of a page.
    func links(_ strings: Strings) -> [DrinkDetailState.LikeLink] {
        entries.map { entry in
            DrinkDetailState.LikeLink(
                id: entry.drink.id, name: entry.drink.name[strings.language], reach: reach(of: entry, strings))
        }
    }

    private func reach(of entry: Entry, _ strings: Strings) -> String {
        guard let lacks = entry.lacks else { return "" }
        switch lacks.count {
        case 0: return strings["like.can-make"]
        case 1: return strings("like.needs", names[lacks[0]]?[strings.language] ?? lacks[0].rawValue)
        default: return strings("reach.away", String(lacks.count))
        }
    }
}
