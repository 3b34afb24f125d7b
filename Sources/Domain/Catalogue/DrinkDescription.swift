/// A drink with everything a reader of its page wants, for one bar.
public struct DrinkDescription: Sendable {
    /// The recipe.
    public let drink: Drink
    /// How the bar meets it.
    public let match: DrinkMatch
    /// Everything its lines name and everything that stands in, by id.
    public let ingredients: [Identifier<Ingredient>: Ingredient]
    /// What is known of each of them, with what a bottle takes over from its kind.
    public let contents: [Identifier<Ingredient>: IngredientContent]
    /// Its glass; nil when the catalogue has none of that id.
    public let glass: Glass?
    /// Its tools.
    public let tools: [Tool]
    /// Its techniques.
    public let techniques: [Technique]
    /// The words it is grouped by.
    public let tags: [Tag]
    /// One serving with the recipe's ingredients.
    public let estimate: DrinkEstimate
    /// One serving with the bottles of the bar; nil where those change nothing.
    public let bottleEstimate: DrinkEstimate?
    /// Its colour; nil where none is known.
    public let color: DrinkColor?

    /// Its meters.
    public var meters: DrinkMeters { DrinkMeters(drink, estimate: estimate) }
}
