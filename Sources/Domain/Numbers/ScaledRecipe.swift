/// A recipe scaled to a number of servings.
public struct ScaledRecipe: Hashable, Sendable {
    /// The number of servings.
    public let factor: Double
    /// The lines with their amounts.
    public let lines: [DrinkLine]
    /// Millilitres of water in place of melted ice, for a batch mixed without ice; 0 for none.
    public let water: Double

    /// Memberwise.
    public init(factor: Double, lines: [DrinkLine], water: Double) {
        self.factor = factor
        self.lines = lines
        self.water = water
    }
}
