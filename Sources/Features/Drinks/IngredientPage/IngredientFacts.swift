internal import Domain

/// Everything the page of an ingredient is made from, read in one go.
struct IngredientFacts: Sendable {
    let ingredient: Ingredient
    let parent: Ingredient?
    let children: [Ingredient]
    let parts: [Ingredient]
    let drinks: [DrinkSummary]
    let away: [Identifier<Drink>: Int]
    /// What of all this stands in the bar.
    let owned: Set<Identifier<Ingredient>>
    /// What it would do in the bar; nothing where it is there.
    let effect: PurchaseSuggestion

    var isOwned: Bool { owned.contains(ingredient.id) }

    /// Reads them.
    ///
    /// - Throws: `NotFound` for an id that nothing has, `StoreError`.
    static func read(
        _ id: Identifier<Ingredient>, _ dependencies: DrinksDIContainer.Dependencies
    ) async throws -> IngredientFacts {
        let repository = dependencies.ingredients
        let language = dependencies.strings.language
        guard let ingredient = try await repository.ingredient(id) else { throw NotFound(id: id.rawValue) }
        let bottles = try await dependencies.bar.bottles().filter { $0.level != .empty }
        let drinks = try await dependencies.drinks.drinks(using: id, by: language)
        let parts = try await repository.ingredients(ingredient.parts)
        var parent: Ingredient?
        if let above = ingredient.parent { parent = try await repository.ingredient(above) }
        return IngredientFacts(
            ingredient: ingredient, parent: parent, children: try await repository.children(of: id, by: language),
            parts: ingredient.parts.compactMap { parts[$0] }, drinks: drinks,
            away: try await dependencies.bar.away(of: drinks.map(\.id)), owned: Set(bottles.map(\.ingredient)),
            effect: try await dependencies.bar.effect(ofAdding: id))
    }
}
