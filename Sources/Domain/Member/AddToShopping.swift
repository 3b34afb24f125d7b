/// Adds missing ingredients of a drink, single ingredients or free text to the shopping list.
///
/// Converts amounts with `BoughtAmount`; `ShopPurchase` rounds the sum up to whole bottles. Leaves out optional lines.
package struct AddToShopping: Sendable {
    private let drinks: any DrinkRepository
    private let ingredients: any IngredientRepository
    private let bar: HomeBar
    private let shopping: any ShoppingRepository
    private let units: UnitTable

    package init(
        drinks: any DrinkRepository, ingredients: any IngredientRepository, bar: HomeBar,
        shopping: any ShoppingRepository, units: UnitTable = UnitTable()
    ) {
        self.drinks = drinks
        self.ingredients = ingredients
        self.bar = bar
        self.shopping = shopping
        self.units = units
    }

    /// Adds the ingredients a bar lacks for a drink; returns the new and changed items.
    ///
    /// - Throws: `NotFound` if there is no such drink.
    @discardableResult
    package func callAsFunction(
        missingOf drink: Identifier<Drink>, servings: Double = 1
    ) async throws -> [ShoppingItem] {
        guard let recipe = try await drinks.drink(drink) else { throw NotFound(id: drink.rawValue) }
        let match = try await bar.match(recipe)
        let lines = zip(recipe.lines, match.lines).filter { !$0.isOptional && !$1.isMet }.map(\.0)
        let known = try await ingredients.ingredients(lines.map(\.ingredient))
        let factor = servings > 0 && servings.isFinite ? servings : 1
        let measure = BoughtAmount(units: units)
        let entries = lines.map { line in
            let (amount, unit) = measure(line, known[line.ingredient]?.content)
            return ShoppingEntry(
                .ingredient(line.ingredient), amount: amount.map { $0 * factor }, unit: unit, drinks: [drink])
        }
        return try await shopping.add(entries, of: bar.profile)
    }

    /// Adds one of each ingredient; items already on the list stay unchanged.
    @discardableResult
    package func callAsFunction(
        _ ids: [Identifier<Ingredient>], for drinks: [Identifier<Drink>] = []
    ) async throws -> [ShoppingItem] {
        try await shopping.add(ids.map { ShoppingEntry(.ingredient($0), drinks: drinks) }, of: bar.profile)
    }

    @discardableResult
    package func callAsFunction(_ entries: [ShoppingEntry]) async throws -> [ShoppingItem] {
        try await shopping.add(entries, of: bar.profile)
    }

    /// Adds typed text, with an optional amount first: the ingredient of that name, else the words.
    @discardableResult
    package func callAsFunction(typed text: String, by language: Language) async throws -> [ShoppingItem] {
        let words = ShoppingWords(text)
        guard let amount = words.amount else { return try await self(text: text) }
        let key = NameWords.key(words.name)
        let found = try await ingredients.ingredients(matching: words.name, by: language, limit: 5).first {
            ingredient in
            ([ingredient.name.english, ingredient.name.korean] + ingredient.aliases).contains {
                NameWords.key($0) == key
            }
        }
        guard let found else { return try await self(text: words.name, amount: amount, unit: words.unit) }
        return try await shopping.add(
            [ShoppingEntry(.ingredient(found.id), amount: amount, unit: words.unit)], of: bar.profile)
    }

    /// Adds free text; does nothing if no text is left after cleaning.
    @discardableResult
    package func callAsFunction(
        text: String, amount: Double? = nil, unit: MeasureUnit? = nil
    ) async throws -> [ShoppingItem] {
        guard let subject = ShoppingSubject.cleanText(text) else { return [] }
        return try await shopping.add([ShoppingEntry(subject, amount: amount, unit: unit)], of: bar.profile)
    }
}
