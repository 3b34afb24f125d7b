package enum SyrupCalculator {
    package enum Known: String, CaseIterable, Sendable {
        /// Grams of sugar.
        case sugar
        /// Grams of water, equal to millilitres.
        case water
        /// Millilitres of syrup.
        case volume
    }

    package struct Syrup: Hashable, Sendable {
        /// In grams, as is `water`.
        package let sugar: Double
        package let water: Double
        /// Per cent sugar by weight, degrees Brix.
        package let brix: Double
        /// Millilitres of syrup.
        package let volume: Double
        /// Grams of sugar in 100 ml.
        package var sugarPer100Millilitres: Double { volume > 0 ? sugar / volume * 100 : 0 }
    }

    /// Grams per millilitre of a sucrose solution at 20 °C. The relative density at b degrees Brix is 1 + b / (258.6 −
    /// 227.1 b / 258.2), the brewers' fit (ASBC) to the tables of the National Bureau of Standards, times 0.9982 g/ml
    /// of water. Within 0.3% up to 70 °Brix.
    package static func density(brix: Double) -> Double {
        let brix = min(max(brix, 0), 80)
        return 0.9982 * (1 + brix / (258.6 - 227.1 * brix / 258.2))
    }

    /// The parts are by weight; `amount` is grams, or millilitres of syrup, as `known` says. Returns nil if a number is
    /// not above 0, or the sugar would not dissolve (above 80 °Brix).
    package static func syrup(
        sugarParts: Double, waterParts: Double, known: Known, amount: Double
    ) -> Syrup? {
        guard sugarParts > 0, waterParts > 0, amount > 0, amount.isFinite else { return nil }
        let share = sugarParts / (sugarParts + waterParts)
        guard share <= 0.8 else { return nil }
        let density = density(brix: share * 100)
        let weight =
            switch known {
            case .sugar: amount / share
            case .water: amount / (1 - share)
            case .volume: amount * density
            }
        return Syrup(
            sugar: weight * share, water: weight * (1 - share), brix: share * 100, volume: weight / density)
    }
}
