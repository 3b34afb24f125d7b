/// Totals of everything made in a period.
package struct MadeTotal: Hashable, Sendable {
    /// After this many standard drinks, water and drinks without alcohol are offered.
    package static let standardDrinksBeforeWater = 2.0

    package let servings: Double
    /// Grams of ethanol.
    package let ethanol: Double

    package init(servings: Double = 0, ethanol: Double = 0) {
        self.servings = servings
        self.ethanol = ethanol
    }

    package func standardDrinks(_ size: StandardDrink) -> Double { size.count(ethanol: ethanol) }

    /// Whether to offer water and drinks without alcohol.
    package func offersWater(_ size: StandardDrink) -> Bool {
        // The tolerance allows for rounding, such as in twice a third of a drink.
        standardDrinks(size) + 1e-9 >= Self.standardDrinksBeforeWater
    }
}
