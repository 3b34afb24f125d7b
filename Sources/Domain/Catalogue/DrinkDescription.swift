package struct DrinkDescription: Sendable {
    package let drink: Drink
    package let match: DrinkMatch
    package let ingredients: [Identifier<Ingredient>: Ingredient]
    /// The content of each of `ingredients`; bottles inherit missing values from their kind.
    package let contents: [Identifier<Ingredient>: IngredientContent]
    package let glass: Glass?
    package let tools: [Tool]
    package let techniques: [Technique]
    package let tags: [Tag]
    /// One serving with the recipe's ingredients.
    package let estimate: DrinkEstimate
    /// One serving with the bottles of the bar; nil if they make no difference.
    package let bottleEstimate: DrinkEstimate?
    package let color: DrinkColor?
    /// What is poured, in the order of the recipe: the first lies at the bottom of the glass.
    package let layers: [DrinkLayer]
    /// One serving at the prices of the bar's bottles; nil if none has a price.
    package let cost: DrinkCost?

    package var meters: DrinkMeters { DrinkMeters(drink, estimate: estimate) }
}

/// What a line of the recipe fills of the glass.
package struct DrinkLayer: Hashable, Sendable {
    /// The index of the line.
    package let line: Int
    package let millilitres: Double
    /// Nil if unknown.
    package let color: DrinkColor?

    static func layers(
        of poured: DrinkPours, contents: [Identifier<Ingredient>: IngredientContent]
    ) -> [DrinkLayer] {
        zip(poured.pours, poured.lines).compactMap { pour, line in
            guard pour.millilitres > 0, pour.millilitres.isFinite else { return nil }
            return DrinkLayer(
                line: line, millilitres: pour.millilitres,
                color: contents[pour.ingredient]?.color.flatMap(DrinkColor.init(hex:)))
        }
    }
}
