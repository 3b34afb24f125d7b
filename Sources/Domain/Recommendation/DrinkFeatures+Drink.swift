extension DrinkFeatures {
    /// The minimum volume of a required line, in millilitres, for leaves, a pinch, "to taste" and the like: a dash.
    public static let leastMillilitres = 0.9

    /// The features of a recipe.
    ///
    /// Optional lines (garnish) and staples (water, ice) are left out: they say nothing about taste.
    ///
    /// - Parameters:
    ///   - contents: the content of the ingredients, with inherited values.
    ///   - glassVolume: millilitres of the glass to the rim; nil for the largest top-up.
    public init(
        _ drink: Drink, contents: [Identifier<Ingredient>: IngredientContent], glassVolume: Double?,
        staples: Set<Identifier<Ingredient>>, calculator: DrinkCalculator = DrinkCalculator()
    ) {
        let (pours, _) = calculator.pours(of: drink, contents: contents, glassVolume: glassVolume)
        let estimate = calculator.estimate(of: drink, contents: contents, glassVolume: glassVolume)
        var shares: [IngredientShare] = []
        // Lines in unknown units pour nothing; a line is found again by its ingredient.
        for line in drink.requiredLines where !staples.contains(line.ingredient) {
            guard !shares.contains(where: { $0.ingredient == line.ingredient }) else { continue }
            let poured = pours.filter { $0.ingredient == line.ingredient }.sum(\.millilitres)
            shares.append(
                IngredientShare(ingredient: line.ingredient, share: Swift.max(poured, Self.leastMillilitres)))
        }
        let volume = shares.reduce(0) { $0 + $1.share }
        self.init(
            id: drink.id, base: drink.base, techniques: drink.techniques,
            shares: shares.map { IngredientShare(ingredient: $0.ingredient, share: $0.share / volume) },
            tags: drink.tags, meters: DrinkMeters(drink, estimate: estimate), popularity: Popularity(drink))
    }
}
