import Domain

struct IngredientFacts: Sendable {
    let ingredient: Ingredient
    let parent: Ingredient?
    let children: [Ingredient]
    let parts: [Ingredient]
    /// The first drinks that use it, by name.
    let drinks: [DrinkSummary]
    let drinkCount: Int
    let opens: [DrinkSummary]
    /// Its spirit family; nil if it has none.
    let base: BaseSpirit?
    let away: [Identifier<Drink>: Int]
    /// The ingredients in the bar, without empty bottles.
    let owned: Set<Identifier<Ingredient>>
    /// The effect of adding it to the bar; empty if it is already there.
    let effect: PurchaseSuggestion

    /// The number of drinks on the page; the list of all drinks has the rest.
    static let named = 24
    /// The number of unlocked drinks on the page.
    static let opened = 5

    /// An owned ingredient below it in the tree; nil if there is none.
    let ownedBelow: Ingredient?
    /// Other names in the member's recipes and imports.
    var taken: [TakenName] = []

    var isOwned: Bool { owned.contains(ingredient.id) }

    /// Throws `NotFound` for an unknown id; `StoreError`.
    static func read(_ id: Identifier<Ingredient>, _ sources: DrinkSources) async throws -> IngredientFacts {
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
            parts: ingredient.parts.compactMap { parts[$0] }, drinks: drinks, drinkCount: count,
            opens: try await sources.drinks.drinks(with: Array(effect.unlocks.prefix(opened))), base: base,
            away: try await sources.bar.away(of: drinks.map(\.id)), owned: Set(bottles.map(\.ingredient)),
            effect: effect, ownedBelow: ownedBelow)
    }

    /// A kind includes everything below it; a brand includes the drinks of its kinds.
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
