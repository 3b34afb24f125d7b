package struct DrinkLine: Hashable, Sendable {
    package let ingredient: Identifier<Ingredient>
    /// Nil for a top-up or "to taste".
    package let amount: Double?
    package let amountMax: Double?
    package let unit: MeasureUnit
    package let isOptional: Bool
    /// Whether no related ingredient may replace this one.
    package let isExact: Bool
    /// Whether the ingredient is added after mixing: soda, sparkling wine, floats.
    package let isAfter: Bool
    package let note: LocalizedText?
    package let substitutes: [DrinkSubstitute]
    /// The name used in the file or by a merged ingredient; nil if it is the ingredient's own.
    package let written: String?

    package init(
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

package struct DrinkSubstitute: Hashable, Sendable {
    package let ingredient: Identifier<Ingredient>
    /// Nil, like the unit, for the line's own.
    package let amount: Double?
    package let unit: MeasureUnit?
    package let written: String?

    package init(
        ingredient: Identifier<Ingredient>, amount: Double? = nil, unit: MeasureUnit? = nil, written: String? = nil
    ) {
        self.ingredient = ingredient
        self.amount = amount
        self.unit = unit
        self.written = written
    }
}
