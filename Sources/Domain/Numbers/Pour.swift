package struct Pour: Hashable, Sendable {
    /// The recipe's ingredient, or its substitute.
    package let ingredient: Identifier<Ingredient>
    package var millilitres = 0.0
    /// Millilitres of ethanol.
    package var ethanol = 0.0
    /// Grams of sugar.
    package var sugar = 0.0
    /// Kilocalories from neither ethanol nor sugar.
    package var otherKilocalories = 0.0
    package let isAfter: Bool
    /// The certainty of the ethanol; known for a pour of nothing.
    package var basis = StrengthBasis.known
    /// Whether more than dashes were poured of an ingredient whose sugar is unknown.
    package var hasUnknownSugar = false

    package var kilocalories: Double {
        7 * ethanol * StandardDrink.ethanolDensity + 4 * sugar + otherKilocalories
    }
}
