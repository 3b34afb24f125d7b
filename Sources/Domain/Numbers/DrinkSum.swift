/// How the numbers of one serving are calculated: the contribution of each line, the water, and the totals.
package struct DrinkSum: Hashable, Sendable {
    package struct Line: Hashable, Sendable {
        package let index: Int
        package let ingredient: Identifier<Ingredient>
        /// Nil if the unit is unknown; the line is then left out of the sums.
        package let pour: Pour?
        /// Per cent alcohol by volume; nil if unknown.
        package let strength: Double?
        /// Whether it may hold alcohol that is not in the sums: "to taste", or in pieces.
        package let hasUnmeasuredAlcohol: Bool
    }

    /// In the order of the recipe, without optional lines that the bar lacks.
    package let lines: [Line]
    package let rule: DilutionRule
    /// Millilitres that take up water.
    package let mixed: Double
    /// Per cent alcohol by volume of what takes up water.
    package let mixedStrength: Double
    /// Water divided by `mixed`.
    package let share: Double
    package let estimate: DrinkEstimate

    /// Millilitres of water.
    package var water: Double { mixed * share }
}

extension DrinkCalculator {
    package func sum(
        of drink: Drink, contents: [Identifier<Ingredient>: IngredientContent], glassVolume: Double?,
        match: DrinkMatch? = nil
    ) -> DrinkSum {
        let poured = pours(of: drink, contents: contents, glassVolume: glassVolume, match: match)
        let mixed = mixed(of: poured.pours)
        let volume = mixed.sum(\.millilitres)
        var lines = zip(poured.lines, poured.pours).map { index, pour in
            let content = contents[pour.ingredient] ?? contents[drink.lines[index].ingredient]
            return DrinkSum.Line(
                index: index, ingredient: pour.ingredient, pour: pour, strength: content?.knownStrength,
                hasUnmeasuredAlcohol: pour.ethanol <= 0 && content?.mayHoldAlcohol ?? true)
        }
        lines += poured.uncounted.map {
            DrinkSum.Line(
                index: $0, ingredient: drink.lines[$0].ingredient, pour: nil, strength: nil,
                hasUnmeasuredAlcohol: false)
        }
        return DrinkSum(
            lines: lines.sorted { $0.index < $1.index },
            rule: dilution.rule(
                of: drink.techniques, serving: drink.serving, isLong: isLong(drink, poured.pours)),
            mixed: volume,
            mixedStrength: volume > 0 ? mixed.sum(\.ethanol) / volume * 100 : 0,
            share: dilutionShare(of: poured.pours, drink), estimate: estimate(of: drink, poured))
    }
}

extension IngredientContent {
    fileprivate var knownStrength: Double? { strengthBasis == .unknown ? nil : strength ?? 0 }
}
