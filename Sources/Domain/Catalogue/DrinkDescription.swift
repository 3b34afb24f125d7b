/// Everything the page of a drink shows, for one bar.
public struct DrinkDescription: Sendable {
    /// The recipe.
    public let drink: Drink
    /// How the bar matches it.
    public let match: DrinkMatch
    /// Everything its lines name and every substitute, by id.
    public let ingredients: [Identifier<Ingredient>: Ingredient]
    /// The content of each of them, with values a bottle inherits from its kind.
    public let contents: [Identifier<Ingredient>: IngredientContent]
    /// Nil if the catalogue has no glass with that id.
    public let glass: Glass?
    /// Its tools.
    public let tools: [Tool]
    /// Its techniques.
    public let techniques: [Technique]
    /// The words it is grouped by.
    public let tags: [Tag]
    /// One serving with the recipe's ingredients.
    public let estimate: DrinkEstimate
    /// One serving with the bottles of the bar; nil if they make no difference.
    public let bottleEstimate: DrinkEstimate?
    /// Nil if unknown.
    public let color: DrinkColor?
    /// One serving by the prices of the bar's bottles; nil if none has one.
    public let cost: DrinkCost?

    /// Its meters.
    public var meters: DrinkMeters { DrinkMeters(drink, estimate: estimate) }
}
