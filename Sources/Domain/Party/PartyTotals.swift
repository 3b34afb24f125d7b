/// Adds up what a party needs and how much of it must be bought. A pure rule without a store.
///
/// Every required line counts with its amount times the servings (see `BoughtAmount`). An ingredient in the bar is
/// bought only if its bottle does not hold enough (counted, or by level and size, else by the usual size). Staples and
/// what the bar can make from parts are not bought.
package struct PartyTotals: Sendable {
    private let measure: BoughtAmount

    /// Uses US fluid ounces by default.
    package init(units: UnitTable = UnitTable()) {
        measure = BoughtAmount(units: units)
    }

    package struct Course: Sendable {
        package let drink: Drink
        package let servings: Int
        package let match: DrinkMatch

        package init(drink: Drink, servings: Int, match: DrinkMatch) {
            self.drink = drink
            self.servings = servings
            self.match = match
        }
    }

    private struct Key: Hashable {
        let ingredient: Identifier<Ingredient>
        let unit: MeasureUnit?
    }

    private struct Sum {
        var amount: Double?
        var drinks: [Identifier<Drink>] = []
        var isInBar = true
        var isMade = false
    }

    /// Returns the needs in the order in which the menu first names them.
    ///
    /// - Parameters:
    ///   - contents: Used for dry goods.
    ///   - categories: Used for the usual size of an unmeasured bottle.
    package func callAsFunction(
        _ courses: [Course], contents: [Identifier<Ingredient>: IngredientContent], bottles: [Bottle],
        categories: [Identifier<Ingredient>: IngredientCategory] = [:]
    ) -> [PartyNeed] {
        var order: [Key] = []
        var sums: [Key: Sum] = [:]
        for course in courses {
            for (line, status) in zip(course.drink.lines, course.match.lines) where !line.isOptional {
                let (ingredient, isMade) = taken(line, status)
                let (amount, unit) = measure(line, contents[line.ingredient])
                let key = Key(ingredient: ingredient, unit: unit)
                if sums[key] == nil { order.append(key) }
                var sum = sums[key] ?? Sum()
                if let amount { sum.amount = (sum.amount ?? 0) + amount * Double(course.servings) }
                if !sum.drinks.contains(course.drink.id) { sum.drinks.append(course.drink.id) }
                sum.isInBar = sum.isInBar && status.isMet
                sum.isMade = sum.isMade || isMade
                sums[key] = sum
            }
        }
        let bottlesByID = Dictionary(bottles.map { ($0.ingredient, $0) }, uniquingKeysWith: { first, _ in first })
        return order.compactMap { key in
            sums[key].map { need(key, $0, bottlesByID[key.ingredient], categories[key.ingredient]) }
        }
    }

    private func need(
        _ key: Key, _ sum: Sum, _ bottle: Bottle?, _ category: IngredientCategory?
    ) -> PartyNeed {
        var short: Double?
        if sum.isInBar, !sum.isMade, key.unit == .millilitre, let amount = sum.amount,
            let left = bottle?.estimatedLeft(in: category), left + 1e-9 < amount
        {
            short = amount - left
        }
        return PartyNeed(
            ingredient: key.ingredient, amount: sum.amount, unit: sum.amount == nil ? nil : key.unit,
            drinks: sum.drinks, isInBar: sum.isInBar, short: short)
    }

    private func taken(_ line: DrinkLine, _ status: LineStatus) -> (Identifier<Ingredient>, isMade: Bool) {
        switch status {
        case .exact, .missing: (line.ingredient, false)
        case .kind(let owned), .substitute(let owned, _): (owned, false)
        case .made: (line.ingredient, true)
        }
    }
}

package struct PartyNeed: Hashable, Sendable {
    /// The matching bottle of the bar, or else the ingredient the recipe names.
    package let ingredient: Identifier<Ingredient>
    /// The total for all drinks, in units of the shopping list; nil if no line has an amount.
    package let amount: Double?
    package let unit: MeasureUnit?
    /// The drinks that need it, in menu order.
    package let drinks: [Identifier<Drink>]
    package let isInBar: Bool
    /// How much to buy; nil for nothing or an unknown amount.
    package let short: Double?

    package var isToBuy: Bool { !isInBar || short != nil }

    package var entry: ShoppingEntry? {
        guard isToBuy else { return nil }
        return ShoppingEntry(.ingredient(ingredient), amount: short ?? amount, unit: unit, drinks: drinks)
    }
}
