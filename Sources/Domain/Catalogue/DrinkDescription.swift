/// Everything the page of a drink shows, for one bar.
package struct DrinkDescription: Sendable {
    /// The recipe.
    package let drink: Drink
    /// How the bar matches it.
    package let match: DrinkMatch
    /// Everything its lines name and every substitute, by id.
    package let ingredients: [Identifier<Ingredient>: Ingredient]
    /// The content of each of them, with values a bottle inherits from its kind.
    package let contents: [Identifier<Ingredient>: IngredientContent]
    /// Nil if the catalogue has no glass with that id.
    package let glass: Glass?
    package let tools: [Tool]
    package let techniques: [Technique]
    package let tags: [Tag]
    /// One serving with the recipe's ingredients.
    package let estimate: DrinkEstimate
    /// One serving with the bottles of the bar; nil if they make no difference.
    package let bottleEstimate: DrinkEstimate?
    /// Nil if unknown.
    package let color: DrinkColor?
    /// One serving by the prices of the bar's bottles; nil if none has one.
    package let cost: DrinkCost?

    package var meters: DrinkMeters { DrinkMeters(drink, estimate: estimate) }
}
