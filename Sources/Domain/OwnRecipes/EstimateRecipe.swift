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

/// Derives a recipe's base spirit, numbers and meters.
package struct DerivedValuesCalculator: Sendable {
    private let bases: BaseSpiritCalculator
    private let contents: [Identifier<Ingredient>: IngredientContent]
    private let volumes: [Identifier<Glass>: Double]
    private let calculator: DrinkCalculator

    /// `ingredients` are at least those the recipes name and their ancestors; `volumes` the glasses' millilitres.
    package init(
        ingredients: [Ingredient], volumes: [Identifier<Glass>: Double],
        calculator: DrinkCalculator = DrinkCalculator()
    ) {
        contents = Catalogue(ingredients: ingredients).contents()
        bases = BaseSpiritCalculator(ingredients: ingredients, contents: contents)
        self.volumes = volumes
        self.calculator = calculator
    }

    /// Estimates one serving.
    package func estimate(of drink: Drink) -> DrinkEstimate {
        calculator.estimate(of: drink, contents: contents, glassVolume: volumes[drink.glass])
    }

    /// Returns the family of the main spirit, or the recipe's own base if its amounts do not decide. A drink that may
    /// hold alcohol counts as alcohol-free only if its file states a strength of 0.
    package func base(of drink: Drink) -> BaseSpirit {
        if let base = bases.base(of: drink) { return base }
        return drink.base == .none && drink.statedStrength != 0 ? .other : drink.base
    }
}
