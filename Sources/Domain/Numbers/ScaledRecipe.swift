/// A recipe for more or less than one serving.
public struct ScaledRecipe: Hashable, Sendable {
    /// How many servings it is.
    public let factor: Double
    /// The lines with their amounts.
    public let lines: [DrinkLine]
    /// Millilitres of water that ice would have given, for a batch that is mixed without ice; 0 where there is none.
    public let water: Double

    /// Memberwise.
    public init(factor: Double, lines: [DrinkLine], water: Double) {
        self.factor = factor
        self.lines = lines
        self.water = water
    }
}
