/// Adds up what a party needs, and how much of it must be bought or made. A pure rule without a store.
///
/// Every required line counts with its amount (see `DrinkLine.shoppingAmount`) times the servings, a substitute with
/// its own amount. Juice counts in the fruit it is pressed from, unless the bar has the juice itself. The party buys
/// an ingredient in the bar only if there is too little of it: bottles by what is left, else by level and size, else by
/// the usual size; fruit and eggs by count, else one. It never buys what the bar makes from parts or a house recipe.
package struct PartyTotals: Sendable {
    package struct Course: Sendable {
        package let drink: Drink
        package let servings: Int
        package let match: DrinkMatch

        package init(drink: Drink, servings: Int, match: DrinkMatch) {
            self.drink = drink
            self.servings = servings
            self.match = match
        }

        /// The course without servings already served; nil if none are left.
        func without(_ served: Int) -> Course? {
            served < servings ? Course(drink: drink, servings: servings - served, match: match) : nil
        }

        var pouring: Pouring {
            let required = zip(drink.lines, match.lines).filter { !$0.0.isOptional }
            return Pouring(
                drinks: [drink.id], lines: required.map(\.0), statuses: required.map(\.1), times: Double(servings))
        }
    }

    /// Lines with how the bar matches each, poured a number of times.
    struct Pouring: Sendable {
        let drinks: [Identifier<Drink>]
        let lines: [DrinkLine]
        let statuses: [LineStatus]
        let times: Double
    }

    struct Supplies: Sendable {
        var ingredients: [Identifier<Ingredient>: Ingredient] = [:]
        var bottles: [Identifier<Ingredient>: Bottle] = [:]
        var staples: Set<Identifier<Ingredient>> = []
        /// The ingredients for which the member has a house recipe.
        var homemade: Set<Identifier<Ingredient>> = []
        /// The ingredients whose homemade bottle spoils before the party.
        var spoiled: Set<Identifier<Ingredient>> = []
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

    /// Returns the needs in the order in which the pourings first name them.
    func callAsFunction(_ pourings: [Pouring], _ supplies: Supplies) -> [PartyNeed] {
        var order: [Key] = []
        var sums: [Key: Sum] = [:]
        for pouring in pourings {
            for (line, status) in zip(pouring.lines, pouring.statuses) {
                let (poured, isMade) = taken(line, status, supplies)
                let (amount, unit) = shoppingAmount(poured, supplies.ingredients[poured.ingredient])
                let key = Key(ingredient: poured.ingredient, unit: unit)
                if sums[key] == nil { order.append(key) }
                var sum = sums[key] ?? Sum()
                if let amount { sum.amount = (sum.amount ?? 0) + amount * pouring.times }
                for drink in pouring.drinks where !sum.drinks.contains(drink) { sum.drinks.append(drink) }
                sum.isInBar = sum.isInBar && status.isMet
                sum.isMade = sum.isMade || isMade
                sums[key] = sum
            }
        }
        return order.compactMap { key in sums[key].map { need(key, $0, supplies) } }
    }

    private func need(_ key: Key, _ sum: Sum, _ supplies: Supplies) -> PartyNeed {
        let id = key.ingredient
        var short: Double?
        var batch: Double?
        let isHomemade = supplies.homemade.contains(id) && key.unit == .millilitre
        let left = sum.isInBar ? self.left(of: id, in: key.unit, supplies) : nil
        if supplies.staples.contains(id) {
            // Staples are always available.
        } else if sum.isMade || isHomemade && !sum.isInBar {
            batch = sum.amount
        } else if let amount = sum.amount, let left, left + 1e-9 < amount {
            let missing = amount - left
            if isHomemade { batch = missing } else { short = key.unit == .whole ? missing.rounded(.up) : missing }
        }
        return PartyNeed(
            ingredient: id, amount: sum.amount, unit: sum.amount == nil ? nil : key.unit, drinks: sum.drinks,
            isInBar: sum.isInBar || supplies.staples.contains(id), short: short, batch: batch,
            isStaple: supplies.staples.contains(id),
            isAssumedFull: key.unit == .millilitre && left ?? 0 > 0 && supplies.bottles[id]?.isAssumedFull == true)
    }

    /// The amount the bar has in a unit; nil if it is not counted.
    private func left(of id: Identifier<Ingredient>, in unit: MeasureUnit?, _ supplies: Supplies) -> Double? {
        let (bottle, ingredient) = (supplies.bottles[id], supplies.ingredients[id])
        if supplies.spoiled.contains(id) { return 0 }
        switch unit {
        case .millilitre: return bottle?.estimatedLeft(in: ingredient?.category)
        case .whole where ingredient?.isCountedInPieces == true: return bottle?.remaining ?? 1
        default: return nil
        }
    }

    /// The amount as shops sell it: slices, wedges and peel in whole fruit.
    private func shoppingAmount(_ line: DrinkLine, _ ingredient: Ingredient?) -> (Double?, MeasureUnit?) {
        if let share = FruitShare.share(of: line.unit), ingredient?.category == .fruit {
            return ((line.amountMax ?? line.amount).map { $0 * share }, .whole)
        }
        return line.shoppingAmount(ingredient?.content)
    }

    /// The line as poured: with the bottle of the bar, a substitute's own amount, or the fruit that is pressed.
    private func taken(_ line: DrinkLine, _ status: LineStatus, _ supplies: Supplies) -> (line: DrinkLine, isMade: Bool)
    {
        func pour(_ ingredient: Identifier<Ingredient>, _ amount: Double?, _ unit: MeasureUnit) -> DrinkLine {
            DrinkLine(ingredient: ingredient, amount: amount, unit: unit, isAfter: line.isAfter)
        }
        switch status {
        case .exact: return (line, false)
        case .kind(let owned): return (pour(owned, line.amountMax ?? line.amount, line.unit), false)
        case .substitute(let owned, _):
            let own = line.poured(by: status)
            let isOwn = own.unit != line.unit || own.amount != line.middleAmount
            return (pour(owned, isOwn ? own.amount : line.amountMax ?? line.amount, own.unit), false)
        case .made(let parts):
            guard let fruit = FruitShare.pressed(line, from: parts, supplies.ingredients) else {
                return (line, true)
            }
            return (pour(fruit.ingredient, fruit.pieces, .whole), false)
        case .missing:
            let parts = supplies.ingredients[line.ingredient]?.parts ?? []
            guard parts.count == 1,
                let fruit = FruitShare.pressed(line, from: parts, supplies.ingredients)
            else { return (line, false) }
            return (pour(fruit.ingredient, fruit.pieces, .whole), false)
        }
    }
}

/// How much of a fruit or an egg a line takes.
enum FruitShare {
    /// The share of a fruit in a slice, a wedge or a strip of peel: eight of each. Our own figures; else nil.
    static func share(of unit: MeasureUnit) -> Double? {
        switch unit {
        case .slice, .wedge, .peel: 1.0 / 8
        case .whole: 1
        default: nil
        }
    }

    /// The fruit behind pressed juice, or the egg behind its white; nil if none of the parts counts in pieces.
    static func pressed(
        _ line: DrinkLine, from parts: [Identifier<Ingredient>], _ known: [Identifier<Ingredient>: Ingredient]
    ) -> (ingredient: Identifier<Ingredient>, pieces: Double)? {
        guard let fruit = parts.first(where: { known[$0]?.isCountedInPieces == true }) else { return nil }
        let (amount, unit) = line.shoppingAmount(nil)
        guard let amount else { return nil }
        if unit == .whole { return (fruit, amount) }
        // A white is a part of an egg: one egg gives one, however large the egg.
        guard unit == .millilitre,
            let piece = known[line.ingredient]?.content.pieceMillilitres ?? known[fruit]?.content.pieceMillilitres
        else { return nil }
        return (fruit, amount / piece)
    }
}

extension Ingredient {
    /// Whether a bar counts the ingredient in pieces rather than millilitres: citrus, eggs.
    package var isCountedInPieces: Bool {
        content.pieceMillilitres != nil && (category == .fruit || category == .egg)
    }
}

package struct PartyNeed: Hashable, Sendable {
    /// The matching bottle of the bar, the fruit that is pressed, or else the ingredient the recipe names.
    package let ingredient: Identifier<Ingredient>
    /// The total for all drinks, in units of the shopping list; nil if no line has an amount.
    package let amount: Double?
    package let unit: MeasureUnit?
    /// The drinks that need it, in menu order.
    package let drinks: [Identifier<Drink>]
    package let isInBar: Bool
    /// How much to buy; nil for nothing or an unknown amount.
    package let short: Double?
    /// Millilitres to make; nil if it is bought or in the bar.
    package var batch: Double?
    package var isStaple = false
    /// Whether a bottle of unknown level counts as full.
    package var isAssumedFull = false

    package var isToBuy: Bool { batch == nil && (!isInBar || short != nil) }

    /// Nil for nothing to buy. `size` is the millilitres of the bottle the member buys; nil for the usual size.
    package func purchase(in category: IngredientCategory?, size: Double?) -> ShopPurchase? {
        guard isToBuy else { return nil }
        return ShopPurchase(amount: short ?? amount, unit: unit, category: category, size: size)
    }

    package var entry: ShoppingEntry? {
        guard isToBuy else { return nil }
        return ShoppingEntry(.ingredient(ingredient), amount: short ?? amount, unit: unit, drinks: drinks)
    }
}
