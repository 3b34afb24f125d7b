extension DrinkFeatures {
    /// What a required line counts for when it brings nothing that could be measured - leaves, a pinch, "to taste" - or
    /// next to nothing: a dash, in millilitres.
    public static let leastMillilitres = 0.9

    /// The features of a recipe.
    ///
    /// Optional lines are left out (garnish), and so is what is always at hand (water, ice): it says nothing about
    /// taste.
    /// - Parameters:
    ///   - drink: the recipe.
    ///   - contents: what is known of its ingredients, each filled from the kinds above it.
    ///   - glassVolume: millilitres of its glass to the rim; nil gives a top-up its most.
    ///   - staples: what is always at hand.
    ///   - calculator: the rules of volume and strength.
    public init(
        _ drink: Drink, contents: [Identifier<Ingredient>: IngredientContent], glassVolume: Double?,
        staples: Set<Identifier<Ingredient>>, calculator: DrinkCalculator = DrinkCalculator()
    ) {
        let (pours, _) = calculator.pours(of: drink, contents: contents, glassVolume: glassVolume)
        let estimate = calculator.estimate(of: drink, contents: contents, glassVolume: glassVolume)
        var shares: [IngredientShare] = []
        // Lines of unknown units pour nothing; a line is found again by what it asks for.
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
