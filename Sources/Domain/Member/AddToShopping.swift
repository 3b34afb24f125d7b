/// Adds missing ingredients of a drink, single ingredients or free text to the shopping list. Converts amounts with
/// `DrinkLine.shoppingAmount`; `ShopPurchase` rounds the sum up to whole bottles. Leaves out optional lines.
package struct AddToShopping: Sendable {
    private let drinks: any DrinkRepository
    private let ingredients: any IngredientRepository
    private let bar: HomeBar
    private let shopping: any ShoppingRepository

    package init(
        drinks: any DrinkRepository, ingredients: any IngredientRepository, bar: HomeBar,
        shopping: any ShoppingRepository
    ) {
        self.drinks = drinks
        self.ingredients = ingredients
        self.bar = bar
        self.shopping = shopping
    }

    /// Adds the ingredients a bar lacks for a drink; returns the new and changed items. Throws `NotFound`.
    @discardableResult
    package func callAsFunction(
        missingOf drink: Identifier<Drink>, servings: Double = 1
    ) async throws -> [ShoppingItem] {
        guard let recipe = try await drinks.drink(drink) else { throw NotFound(id: drink.rawValue) }
        let match = try await bar.match(recipe)
        let lines = zip(recipe.lines, match.lines).filter { !$0.isOptional && !$1.isMet }.map(\.0)
        let known = try await ingredients.ingredients(lines.map(\.ingredient))
        let factor = servings > 0 && servings.isFinite ? servings : 1
        let entries = lines.map { line in
            let (amount, unit) = line.shoppingAmount(known[line.ingredient]?.content)
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

    /// Adds what a party lacks. Open items for its drinks count, so that asking twice buys nothing twice.
    @discardableResult
    package func callAsFunction(lacking needs: [PartyNeed]) async throws -> [ShoppingItem] {
        let listed = try await shopping.items(of: bar.profile).filter { !$0.isDone }.map(\.entry)
        return try await self(needs.compactMap { $0.entry?.besides(listed) })
    }

    /// Adds typed text, with an optional amount first: the ingredient of that name, else the words.
    @discardableResult
    package func callAsFunction(typed text: String, by language: Language) async throws -> [ShoppingItem] {
        let words = ShoppingWords(text)
        guard let amount = words.amount else { return try await self(text: text) }
        guard let found = try await ingredients.ingredient(named: words.name, by: language) else {
            return try await self(text: words.name, amount: amount, unit: words.unit)
        }
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

extension IngredientRepository {
    /// The ingredient with a name, ignoring the order of its words and singular or plural.
    package func ingredient(named name: String, by language: Language) async throws -> Ingredient? {
        let key = NameWords.key(name)
        return try await ingredients(matching: name, by: language, limit: 20).first { ingredient in
            ([ingredient.name.english, ingredient.name.korean] + ingredient.aliases).contains {
                NameWords.key($0) == key
            }
        }
    }
}

extension DrinkLine {
    /// Converts the amount for the shopping list: millilitres for liquids, grams for dry goods, else pieces, so that
    /// several drinks add up exactly. Uses the upper end of a range, and 90 ml for a top-up. Returns nil for both if
    /// the line has no amount.
    func shoppingAmount(_ content: IngredientContent?) -> (Double?, MeasureUnit?) {
        if unit == .topUp { return (amount ?? DrinkCalculator.largestTopUp, .millilitre) }
        guard let amount = amountMax ?? amount else { return (nil, nil) }
        guard let one = unit.millilitres(isAfter: isAfter) else { return (amount, unit) }
        if let spoon = content?.dryGramsPerTeaspoon, let teaspoon = MeasureUnit.teaspoon.millilitres {
            return (amount * one / teaspoon * spoon, .gram)
        }
        return (amount * one, .millilitre)
    }
}
