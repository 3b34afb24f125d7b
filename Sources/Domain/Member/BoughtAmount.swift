/// Converts the amount of a recipe's line for the shopping list: millilitres for liquids, grams for dry goods, else
/// pieces, so that several drinks add up exactly. Uses the upper end of a range, and 90 ml for a top-up.
package struct BoughtAmount: Sendable {
    private let units: UnitTable

    package init(units: UnitTable = UnitTable()) {
        self.units = units
    }

    /// Returns nil for both if the line has no amount.
    package func callAsFunction(_ line: DrinkLine, _ content: IngredientContent?) -> (Double?, MeasureUnit?) {
        if line.unit == .topUp { return (line.amount ?? DrinkCalculator.largestTopUp, .millilitre) }
        guard let amount = line.amountMax ?? line.amount else { return (nil, nil) }
        guard let one = units.millilitres(line.unit) else { return (amount, line.unit) }
        if let spoon = content?.dryGramsPerTeaspoon, let teaspoon = units.millilitres(.teaspoon) {
            return (amount * one / teaspoon * spoon, .gram)
        }
        return (amount * one, .millilitre)
    }
}
