/// One line of a recipe.
package struct DrinkLine: Hashable, Sendable {
    /// The ingredient or kind of ingredient.
    package let ingredient: Identifier<Ingredient>
    /// Nil for a top-up or "to taste".
    package let amount: Double?
    /// The upper end if the recipe gives a range.
    package let amountMax: Double?
    /// The unit of the amount.
    package let unit: MeasureUnit
    /// Whether the drink can be made without it.
    package let isOptional: Bool
    /// Whether no related ingredient may replace this one.
    package let isExact: Bool
    /// Whether it is added after mixing: soda, sparkling wine, floats.
    package let isAfter: Bool
    /// A short remark.
    package let note: LocalizedText?
    /// What the recipe itself allows instead.
    package let substitutes: [DrinkSubstitute]
    /// How the file or the merged ingredient called it; nil where that is the ingredient's own name.
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

/// What a recipe allows in place of a line's ingredient.
package struct DrinkSubstitute: Hashable, Sendable {
    package let ingredient: Identifier<Ingredient>
    /// Nil for the line's amount.
    package let amount: Double?
    /// Nil for the line's unit.
    package let unit: MeasureUnit?
    /// How the file or the merged ingredient called it; nil where that is the ingredient's own name.
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
