/// What a recipe allows in place of a line's ingredient.
public struct DrinkSubstitute: Hashable, Sendable {
    /// The stand-in.
    public let ingredient: Identifier<Ingredient>
    /// Its own amount; nil means the line's.
    public let amount: Double?
    /// The unit of its own amount; nil means the line's.
    public let unit: MeasureUnit?

    /// Makes a substitute.
    public init(ingredient: Identifier<Ingredient>, amount: Double? = nil, unit: MeasureUnit? = nil) {
        self.ingredient = ingredient
        self.amount = amount
        self.unit = unit
    }
}
