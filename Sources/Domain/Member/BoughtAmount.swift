/// The amount of a recipe's line as a shopping list counts it: millilitres where it is poured, grams where it is
/// spooned, pieces where it is counted; so that several drinks add up exactly. Of a range the larger amount counts, a
/// top-up is 90 ml.
public struct BoughtAmount: Sendable {
    private let units: UnitTable

    /// Makes the rule.
    public init(units: UnitTable = UnitTable()) {
        self.units = units
    }

    /// The amount and its unit; nil for both where the line has none.
    public func callAsFunction(_ line: DrinkLine, _ content: IngredientContent?) -> (Double?, MeasureUnit?) {
        if line.unit == .topUp { return (DrinkCalculator.largestTopUp, .millilitre) }
        guard let amount = line.amountMax ?? line.amount else { return (nil, nil) }
        guard let one = units.millilitres(line.unit) else { return (amount, line.unit) }
        if let spoon = content?.dryGramsPerTeaspoon, let teaspoon = units.millilitres(.teaspoon) {
            return (amount * one / teaspoon * spoon, .gram)
        }
        return (amount * one, .millilitre)
    }
}
