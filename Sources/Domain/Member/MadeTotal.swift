package struct MadeTotal: Hashable, Sendable {
    /// The number of standard drinks after which to offer water and drinks without alcohol.
    package static let standardDrinksBeforeWater = 2.0

    package let servings: Double
    /// Grams of ethanol.
    package let ethanol: Double

    package init(servings: Double = 0, ethanol: Double = 0) {
        self.servings = servings
        self.ethanol = ethanol
    }

    package func standardDrinks(_ size: StandardDrink) -> Double { size.count(ethanol: ethanol) }

    package func offersWater(_ size: StandardDrink) -> Bool {
        // The tolerance allows for rounding, as in twice a third of a drink.
        standardDrinks(size) + 1e-9 >= Self.standardDrinksBeforeWater
    }
}
