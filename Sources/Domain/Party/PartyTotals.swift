/// Adds up what a party needs and what of it is to be bought.
///
/// Every required line counts with its amount times the servings (see `BoughtAmount`). A thing the bar meets is to be
/// bought only where its bottle says what is left in it (level and size) and that is not enough. What is always at hand
/// and what the bar makes of its parts is not bought. A pure rule: it knows no store.
public struct PartyTotals: Sendable {
    private let measure: BoughtAmount

    /// Makes the rule.
    public init(units: UnitTable = UnitTable()) {
        measure = BoughtAmount(units: units)
    }

    /// One drink of the menu with its recipe and how the bar meets it.
    public struct Course: Sendable {
        /// The recipe.
        public let drink: Drink
        /// How many.
        public let servings: Int
        /// How the bar meets it.
        public let match: DrinkMatch

        /// Memberwise.
        public init(drink: Drink, servings: Int, match: DrinkMatch) {
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

    /// The needs, in the order the menu first asks for them.
    /// - Parameters:
    ///   - courses: the menu.
    ///   - contents: what is known of the ingredients, for what is spooned.
    ///   - bottles: what stands on the shelf.
    public func callAsFunction(
        _ courses: [Course], contents: [Identifier<Ingredient>: IngredientContent], bottles: [Bottle]
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
        let shelf = Dictionary(bottles.map { ($0.ingredient, $0) }, uniquingKeysWith: { first, _ in first })
        return order.compactMap { key in sums[key].map { need(key, $0, shelf[key.ingredient]) } }
    }

    private func need(_ key: Key, _ sum: Sum, _ bottle: Bottle?) -> PartyNeed {
        var short: Double?
        if sum.isInBar, !sum.isMade, key.unit == .millilitre, let amount = sum.amount,
            let left = bottle?.millilitresLeft, left + 1e-9 < amount
        {
            short = amount - left
        }
        return PartyNeed(
            ingredient: key.ingredient, amount: sum.amount, unit: sum.amount == nil ? nil : key.unit,
            drinks: sum.drinks, isInBar: sum.isInBar, short: short)
    }

    /// What a line takes from: the bottle that meets it, or what it asks for where nothing does or it is made.
    private func taken(_ line: DrinkLine, _ status: LineStatus) -> (Identifier<Ingredient>, isMade: Bool) {
        switch status {
        case .exact, .missing: (line.ingredient, false)
        case .kind(let owned), .substitute(let owned, _): (owned, false)
        case .made: (line.ingredient, true)
        }
    }
}
