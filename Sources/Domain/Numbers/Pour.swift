package struct Pour: Hashable, Sendable {
    /// The recipe's ingredient, or its substitute.
    package let ingredient: Identifier<Ingredient>
    package var millilitres: Double
    /// Millilitres of ethanol.
    package var ethanol: Double
    /// Grams of sugar.
    package var sugar: Double
    /// Kilocalories from neither ethanol nor sugar.
    package var otherKilocalories: Double
    package let isAfter: Bool
    /// The certainty of the ethanol; known for a pour of nothing.
    package var basis: StrengthBasis
    /// Whether more than dashes were poured of an ingredient whose sugar is unknown.
    package var hasUnknownSugar = false

    package var kilocalories: Double {
        7 * ethanol * StandardDrink.ethanolDensity + 4 * sugar + otherKilocalories
    }

    package init(
        ingredient: Identifier<Ingredient>, millilitres: Double = 0, ethanol: Double = 0, sugar: Double = 0,
        otherKilocalories: Double = 0, isAfter: Bool = false, basis: StrengthBasis = .known
    ) {
        self.ingredient = ingredient
        self.millilitres = millilitres
        self.ethanol = ethanol
        self.sugar = sugar
        self.otherKilocalories = otherKilocalories
        self.isAfter = isAfter
        self.basis = basis
    }
}
