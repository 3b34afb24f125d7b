/// One line of a recipe.
public struct DrinkLine: Hashable, Sendable {
    /// The ingredient or kind of ingredient.
    public let ingredient: Identifier<Ingredient>
    /// Nil for a top-up or "to taste".
    public let amount: Double?
    /// The upper end if the recipe gives a range.
    public let amountMax: Double?
    /// The unit of the amount.
    public let unit: MeasureUnit
    /// Whether the drink can be made without it.
    public let isOptional: Bool
    /// Whether no related ingredient may replace this one.
    public let isExact: Bool
    /// Whether it is added after mixing: soda, sparkling wine, floats.
    public let isAfter: Bool
    /// A short remark.
    public let note: LocalizedText?
    /// What the recipe itself allows instead.
    public let substitutes: [DrinkSubstitute]
    /// How the file or the merged ingredient called it; nil where that is the ingredient's own name.
    public let written: String?

    /// Memberwise.
    public init(
        ingredient: Identifier<Ingredient>, amount: Double?, amountMax: Double? = nil, unit: MeasureUnit,
        isOptional: Bool = false, isExact: Bool = false, isAfter: Bool = false, note: LocalizedText? = nil,
        substitutes: [DrinkSubstitute] = [], written: String? = nil
    ) {
        self.ingredient = ingredient
        self.amount = amount
        self.amountMax = amountMax
        self.unit = unit
        self.isOptional = isOptional
        self.isExact = isExact
        self.isAfter = isAfter
        self.note = note
        self.substitutes = substitutes
        self.written = written
    }
}

/// What a recipe allows in place of a line's ingredient.
public struct DrinkSubstitute: Hashable, Sendable {
    /// The substitute.
    public let ingredient: Identifier<Ingredient>
    /// Nil for the line's amount.
    public let amount: Double?
    /// Nil for the line's unit.
    public let unit: MeasureUnit?
    /// How the file or the merged ingredient called it; nil where that is the ingredient's own name.
    public let written: String?

    /// Memberwise.
    public init(
        ingredient: Identifier<Ingredient>, amount: Double? = nil, unit: MeasureUnit? = nil, written: String? = nil
    ) {
        self.ingredient = ingredient
        self.amount = amount
        self.unit = unit
        self.written = written
    }
}
