/// Totals of everything made in a period.
public struct MadeTotal: Hashable, Sendable {
    /// After this many standard drinks, water and drinks without alcohol are offered.
    public static let standardDrinksBeforeWater = 2.0

    /// Servings.
    public let servings: Double
    /// Grams of ethanol.
    public let ethanol: Double

    /// Memberwise.
    public init(servings: Double = 0, ethanol: Double = 0) {
        self.servings = servings
        self.ethanol = ethanol
    }

    /// The total in standard drinks of a country.
    public func standardDrinks(_ size: StandardDrink) -> Double { size.count(ethanol: ethanol) }

    /// Whether to offer water and drinks without alcohol.
    public func offersWater(_ size: StandardDrink) -> Bool {
        // The tolerance allows for rounding, such as in twice a third of a drink.
        standardDrinks(size) + 1e-9 >= Self.standardDrinksBeforeWater
    }
}
