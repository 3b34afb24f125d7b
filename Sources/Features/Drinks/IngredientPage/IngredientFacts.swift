import Domain

/// Everything the page of an ingredient is made from, read from one state of the store.
struct IngredientFacts: Sendable {
    let ingredient: Ingredient
    let parent: Ingredient?
    let children: [Ingredient]
    let parts: [Ingredient]
    /// Drinks it goes into, the first of them by name.
    let drinks: [DrinkSummary]
    /// How many it goes into.
    let drinkCount: Int
    /// The first of those it would open.
    let opens: [DrinkSummary]
    /// The family it belongs to; nil for what makes none.
    let base: BaseSpirit?
    let away: [Identifier<Drink>: Int]
    /// What of all this stands in the bar.
    let owned: Set<Identifier<Ingredient>>
    /// What it would do in the bar; nothing where it is there.
    let effect: PurchaseSuggestion

    /// So many drinks are named; the list of all drinks has the rest.
    static let named = 24
    /// So many of those it would open are named.
    static let opened = 5

    /// What of its kind stands in the bar; nil for nothing.
    let ownedBelow: Ingredient?
    /// What the member's recipes and imports call it too.
    var taken: [TakenName] = []

    var isOwned: Bool { owned.contains(ingredient.id) }

    /// Reads them.
    ///
    /// - Throws: `NotFound` for an id that nothing has, `StoreError`.
    static func read(
        _ id: Identifier<Ingredient>, _ sources: DrinkSources
    ) async throws -> IngredientFacts {
        let repository = sources.ingredients
        let language = sources.language
        guard let ingredient = try await repository.ingredient(id) else { throw NotFound(id: id.rawValue) }
        let bottles = try await sources.bar.bottles().filter { $0.level != .empty }
        let (drinks, count) = try await drinks(with: ingredient, sources)
        let effect = try await sources.bar.effect(ofAdding: id)
        let lineage = [id] + (try await sources.bar.graph().ancestors(of: id))
        let base = BaseSpirit.allCases.first { base in
            base.shelves.contains(ingredient.category) || base.kinds.contains { lineage.contains($0) }
        }
        let parts = try await repository.ingredients(ingredient.parts)
        var parent: Ingredient?
        if let above = ingredient.parent { parent = try await repository.ingredient(above) }
        let graph = try await sources.bar.graph()
        var ownedBelow: Ingredient?
        if let owned = bottles.map(\.ingredient).sorted().first(where: { graph.ancestors(of: $0).contains(id) }) {
            ownedBelow = try await repository.ingredient(owned)
        }
        return IngredientFacts(
            ingredient: ingredient, parent: parent, children: try await repository.children(of: id, by: language),
            parts: ingredient.parts.compactMap { parts[$0] }, drinks: drinks,
            drinkCount: count, opens: try await sources.drinks.drinks(with: Array(effect.unlocks.prefix(opened))),
            base: base,
            away: try await sources.bar.away(of: drinks.map(\.id)), owned: Set(bottles.map(\.ingredient)),
            effect: effect, ownedBelow: ownedBelow)
    }

    /// What it goes into. A kind goes where it or anything below it is asked for, a brand where its kinds are.
    private static func drinks(
        with ingredient: Ingredient, _ sources: DrinkSources
    ) async throws -> ([DrinkSummary], Int) {
        let language = sources.language
        guard ingredient.isBrand else {
            let search = DrinkSearch(filter: DrinkFilter(wanted: [.ingredient(ingredient.id)]))
            let listing = try await sources.finder.listing(search, sort: .name, by: language)
            let ids = try await sources.finder.drinks(at: Array(listing.positions.prefix(named)), by: language)
            return (try await sources.drinks.drinks(with: ids), listing.count)
        }
        var found: [DrinkSummary] = []
        for id in [ingredient.id] + (try await sources.bar.graph().ancestors(of: ingredient.id)) {
            for drink in try await sources.drinks.drinks(using: id, by: language)
            where !found.contains(where: { $0.id == drink.id }) { found.append(drink) }
        }
        return (Array(found.prefix(named)), found.count)
    }
}
