/// What a recipe allows in place of a line's ingredient.
public struct DrinkSubstitute: Hashable, Sendable {
    /// The substitute.
    public let ingredient: Identifier<Ingredient>
    /// Nil for the line's amount.
    public let amount: Double?
    /// Nil for the line's unit.
    public let unit: MeasureUnit?

    /// Memberwise.
    public init(ingredient: Identifier<Ingredient>, amount: Double? = nil, unit: MeasureUnit? = nil) {
        self.ingredient = ingredient
        self.amount = amount
        self.unit = unit
    }
}
