package struct DrinkFeatures: Hashable, Sendable, Identifiable {
    package let id: Identifier<Drink>
    package let base: BaseSpirit
    package let techniques: [TechniqueKind]
    package let shares: [IngredientShare]
    package let tags: [Identifier<Tag>]
    package let meters: DrinkMeters
    package let popularity: Popularity

    package init(
        id: Identifier<Drink>, base: BaseSpirit, techniques: [TechniqueKind], shares: [IngredientShare],
        tags: [Identifier<Tag>], meters: DrinkMeters, popularity: Popularity
    ) {
        self.id = id
        self.base = base
        self.techniques = techniques
        self.shares = shares
        self.tags = tags
        self.meters = meters
        self.popularity = popularity
    }

    package var isWithoutAlcohol: Bool { base == .none && meters.strength == 0 }
}

package struct IngredientShare: Hashable, Sendable {
    package let ingredient: Identifier<Ingredient>
    /// The share of the poured volume, 0…1.
    package let share: Double
}

extension DrinkFeatures {
    /// The minimum volume of a required line in millilitres (a dash), for leaves, a pinch, "to taste" and the like.
    package static let leastMillilitres = 0.9

    /// Computes the features of a recipe. Optional lines (garnish) and staples (water, ice) are left out: they say
    /// nothing about taste. The `contents` include inherited values; `glassVolume` is the millilitres to the rim, nil
    /// for the largest top-up.
    package init(
        _ drink: Drink, contents: [Identifier<Ingredient>: IngredientContent], glassVolume: Double?,
        staples: Set<Identifier<Ingredient>>, calculator: DrinkCalculator = DrinkCalculator()
    ) {
        let pours = calculator.pours(of: drink, contents: contents, glassVolume: glassVolume).pours
        let estimate = calculator.estimate(of: drink, contents: contents, glassVolume: glassVolume)
        var shares: [IngredientShare] = []
        // Lines in unknown units pour nothing. Lines are matched by ingredient.
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
