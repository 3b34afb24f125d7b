/// Estimates the numbers of a recipe that is not stored yet.
package struct EstimateRecipe: Sendable {
    private let drinks: any DrinkRepository
    private let ingredients: any IngredientRepository
    private let calculator: DrinkCalculator

    package init(
        drinks: any DrinkRepository, ingredients: any IngredientRepository,
        calculator: DrinkCalculator = DrinkCalculator()
    ) {
        self.drinks = drinks
        self.ingredients = ingredients
        self.calculator = calculator
    }

    /// Returns the estimate for one serving, and the named ingredients with their ancestors.
    package func callAsFunction(
        _ drink: Drink
    ) async throws -> (estimate: DrinkEstimate, ingredients: [Identifier<Ingredient>: Ingredient]) {
        let named = drink.lines.flatMap { [$0.ingredient] + $0.substitutes.map(\.ingredient) }
        let known = try await ingredients.lineage(of: named)
        let glass = try await drinks.glass(drink.glass)
        let derived = DerivedValuesCalculator(
            ingredients: Array(known.values), volumes: glass.map { [$0.id: $0.volume] } ?? [:],
            calculator: calculator)
        return (derived.estimate(of: drink), known)
    }
}
