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
    /// One serving at the prices of the bar's bottles; nil if none has a price.
    package let cost: DrinkCost?

    package var meters: DrinkMeters { DrinkMeters(drink, estimate: estimate) }
}
