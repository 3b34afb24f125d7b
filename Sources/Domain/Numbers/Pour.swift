/// What one line of a recipe adds to the glass.
public struct Pour: Hashable, Sendable {
    /// The recipe's ingredient, or its substitute.
    public let ingredient: Identifier<Ingredient>
    /// Millilitres.
    public var millilitres: Double
    /// Millilitres of ethanol.
    public var ethanol: Double
    /// Grams of sugar.
    public var sugar: Double
    /// Kilocalories from neither ethanol nor sugar.
    public var otherKilocalories: Double
    /// Whether it is added after mixing.
    public let isAfter: Bool
    /// How surely the ethanol is known; known for what pours nothing.
    public var basis: StrengthBasis

    /// Memberwise.
    public init(
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
