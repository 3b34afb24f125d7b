/// What was made since some moment, all together.
public struct MadeTotal: Hashable, Sendable {
    /// After so many standard drinks water and drinks without alcohol are offered.
    public static let standardDrinksBeforeWater = 2.0

    /// Servings.
    public let servings: Double
    /// Grams of ethanol.
    public let ethanol: Double

    /// Makes a total.
    public init(servings: Double = 0, ethanol: Double = 0) {
        self.servings = servings
        self.ethanol = ethanol
    }

    /// How many standard drinks of a country that is.
    public func standardDrinks(_ size: StandardDrink) -> Double { size.count(ethanol: ethanol) }

    /// Whether it is time to offer water and drinks without alcohol.
    public func offersWater(_ size: StandardDrink) -> Bool {
        // Twice a third of a drink and the like must not miss the mark by a rounding.
        standardDrinks(size) + 1e-9 >= Self.standardDrinksBeforeWater
    }
}
