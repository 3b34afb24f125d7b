/// The three meters of a drink, each 0-3.
public struct DrinkMeters: Hashable, Sendable {
    /// Strength: 0 none, 1 below 13 %, 2 below 22 %, 3 more.
    public let strength: Int
    /// Sugar: 0 none, 1 below 5 g in 100 ml, 2 below 10, 3 more.
    public let sugar: Int
    /// Difficulty: 1, plus 1 for a technique other than build or stir, plus 1 for two techniques or more than five
    /// required lines.
    public let level: Int

    /// Memberwise.
    public init(strength: Int, sugar: Int, level: Int) {
        self.strength = strength
        self.sugar = sugar
        self.level = level
    }
}
