/// Scales recipes to servings or to a volume. One serving is the recipe as written, without rounding. Scaled amounts
/// are rounded to the nearest step a bar can measure, but never to zero: 2.5 ml, ¼ cl, ⅛ oz, whole dashes and drops,
/// half spoons, half fruits, whole leaves.
package struct ServingScaler: Sendable {
    /// The unit of poured amounts; nil for the recipe's.
    package let volume: VolumeUnit?
    package let calculator: DrinkCalculator

    package init(volume: VolumeUnit? = nil, calculator: DrinkCalculator = DrinkCalculator()) {
        self.volume = volume
        self.calculator = calculator
    }

    /// Scales to servings, fractions allowed; 0 or less counts as 1. `glassVolume` is the millilitres to the rim.
    package func scaled(
        _ drink: Drink, servings: Double, contents: [Identifier<Ingredient>: IngredientContent] = [:],
        glassVolume: Double? = nil
    ) -> ScaledRecipe {
        let factor = servings > 0 && servings.isFinite ? servings : 1
        let pours = calculator.pours(of: drink, contents: contents, glassVolume: glassVolume).pours
        let water = calculator.mixed(of: pours).sum(\.millilitres) * calculator.dilutionShare(of: pours, drink) * factor
        return ScaledRecipe(
            factor: factor, lines: drink.lines.map { scaled($0, by: factor) },
            water: water > 0 ? stepped(water, 2.5) : 0)
    }

    /// Scales to a volume in the glass, in millilitres; a drink without volume stays unchanged.
    package func scaled(
        _ drink: Drink, toVolume target: Double, contents: [Identifier<Ingredient>: IngredientContent],
        glassVolume: Double?
    ) -> ScaledRecipe {
        let estimate = calculator.estimate(of: drink, contents: contents, glassVolume: glassVolume)
        let servings = estimate.dilutedVolume > 0 ? target / estimate.dilutedVolume : 1
        return scaled(drink, servings: servings, contents: contents, glassVolume: glassVolume)
    }

    package func scaled(_ line: DrinkLine, by factor: Double) -> DrinkLine {
        guard factor != 1 else { return line }
        let unit = line.unit.isVolume ? volume?.unit ?? line.unit : line.unit
        return DrinkLine(
            ingredient: line.ingredient, amount: line.amount.map { scaled($0, line.unit, to: unit, by: factor) },
            amountMax: line.amountMax.map { scaled($0, line.unit, to: unit, by: factor) }, unit: unit,
            isOptional: line.isOptional, isExact: line.isExact, isAfter: line.isAfter, note: line.note,
            substitutes: line.substitutes.map { substitute in
                let written = substitute.unit ?? line.unit
                let own = written.isVolume ? volume?.unit ?? written : written
                return DrinkSubstitute(
                    ingredient: substitute.ingredient,
                    amount: substitute.amount.map { scaled($0, written, to: own, by: factor) },
                    unit: substitute.unit == nil && own == unit ? nil : own, written: substitute.written)
            }, written: line.written)
    }

    private func scaled(_ amount: Double, _ from: MeasureUnit, to unit: MeasureUnit, by factor: Double) -> Double {
        var value = amount * factor
        if from != unit, unit == .ounce, let one = jigger(amount, from) {
            value = one * factor
        } else if from != unit, let source = from.millilitres, let target = unit.millilitres {
            value *= source / target
        }
        return amount > 0 ? stepped(value, step(of: unit)) : amount
    }

    /// The ounces that a jigger means by an amount in metric units: 30 ml are 1, eight of them 8. Nil if the nearest
    /// eighth is more than a fortieth away.
    private func jigger(_ amount: Double, _ unit: MeasureUnit) -> Double? {
        guard let source = unit.millilitres else { return nil }
        let exact = amount * source / MeasureUnit.usFluidOunce
        let nearest = (exact * 8).rounded() / 8
        return nearest > 0 && abs(nearest - exact) <= exact / 40 ? nearest : nil
    }

    private func step(of unit: MeasureUnit) -> Double {
        switch unit {
        case .millilitre: 2.5
        case .centilitre: 0.25
        case .ounce: 0.125
        case .dash, .drop, .splash, .leaf, .sprig, .wedge, .cube, .pinch, .peel, .gram, .topUp: 1
        case .barspoon, .teaspoon, .tablespoon, .part, .whole, .slice, .other, .bottle, .can,
            .cup, .jigger, .pint, .shot:
            0.5
        }
    }

    private func stepped(_ value: Double, _ step: Double) -> Double {
        max((value / step).rounded(.toNearestOrAwayFromZero), 1) * step
    }
}

package struct ScaledRecipe: Hashable, Sendable {
    package let factor: Double
    package let lines: [DrinkLine]
    /// Millilitres of water that replace melted ice in a batch mixed without ice; 0 for none.
    package let water: Double
}

package enum VolumeUnit: String, CaseIterable, Sendable {
    case millilitre = "ml"
    case centilitre = "cl"
    /// Fluid ounces, as fractions.
    case ounce = "oz"

    package var unit: MeasureUnit { MeasureUnit(code: rawValue) }

    package var next: VolumeUnit {
        switch self {
        case .millilitre: .centilitre
        case .centilitre: .ounce
        case .ounce: .millilitre
        }
    }
}

extension MeasureUnit {
    package var isVolume: Bool { self == .millilitre || self == .centilitre || self == .ounce }
}
