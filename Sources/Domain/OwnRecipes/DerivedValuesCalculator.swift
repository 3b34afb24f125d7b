/// Derives a recipe's base spirit, numbers and meters.
package struct DerivedValuesCalculator: Sendable {
    private let bases: BaseSpiritCalculator
    private let contents: [Identifier<Ingredient>: IngredientContent]
    private let volumes: [Identifier<Glass>: Double]
    private let calculator: DrinkCalculator

    /// - Parameters:
    ///   - ingredients: At least those the recipes name, with all their ancestors.
    ///   - volumes: The volumes of the glasses in millilitres.
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
