/// What recommendations need to know of a drink, without its texts.
package struct DrinkFeatures: Hashable, Sendable, Identifiable {
    package let id: Identifier<Drink>
    /// The family of its main spirit.
    package let base: BaseSpirit
    /// Its ways of mixing.
    package let techniques: [TechniqueKind]
    /// The required ingredients, with their shares of the volume.
    package let shares: [IngredientShare]
    package let tags: [Identifier<Tag>]
    package let meters: DrinkMeters
    /// How well known it is.
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

    /// Whether it has no alcohol, by both its base and its strength.
    package var isWithoutAlcohol: Bool { base == .none && meters.strength == 0 }
}

package struct IngredientShare: Hashable, Sendable {
    /// As the recipe names it.
    package let ingredient: Identifier<Ingredient>
    /// The share of the poured volume, 0…1.
    package let share: Double

    package init(ingredient: Identifier<Ingredient>, share: Double) {
        self.ingredient = ingredient
        self.share = share
    }
}

extension DrinkFeatures {
    /// The minimum volume of a required line, in millilitres, for leaves, a pinch, "to taste" and the like: a dash.
    package static let leastMillilitres = 0.9

    /// The features of a recipe.
    ///
    /// Optional lines (garnish) and staples (water, ice) are left out: they say nothing about taste.
    ///
    /// - Parameters:
    ///   - contents: the content of the ingredients, with inherited values.
    ///   - glassVolume: millilitres of the glass to the rim; nil for the largest top-up.
    package init(
        _ drink: Drink, contents: [Identifier<Ingredient>: IngredientContent], glassVolume: Double?,
        staples: Set<Identifier<Ingredient>>, calculator: DrinkCalculator = DrinkCalculator()
    ) {
        let pours = calculator.pours(of: drink, contents: contents, glassVolume: glassVolume).pours
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
