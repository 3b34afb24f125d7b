package import Domain

/// A drink's sum in words and columns, for its page and the shell.
package struct DrinkSumText {
    private let calculation: DrinkCalculation
    private let standardDrink: StandardDrink
    private let strings: Strings

    private var sum: DrinkSum { calculation.sum }
    private var estimate: DrinkEstimate { sum.estimate }

    package init(_ calculation: DrinkCalculation, standardDrink: StandardDrink, strings: Strings) {
        self.calculation = calculation
        self.standardDrink = standardDrink
        self.strings = strings
    }

    package var header: [String] {
        ["", "ml", "%", strings["sum.column.alcohol"], strings["sum.column.sugar"], "kcal"]
    }

    /// The mixed lines, the water, the lines added after mixing, and the total.
    package var rows: [[String]] {
        let after = sum.lines.filter { $0.pour?.isAfter == true }
        let mixed = sum.lines.filter { $0.pour?.isAfter != true }
        return mixed.map { row($0) } + [water] + after.map { row($0) } + [total]
    }

    private var water: [String] {
        [strings["sum.water"], NumberText.oneDecimal(sum.water), "0", "0.0", "0.0", "0"]
    }

    private var total: [String] {
        [
            strings[estimate.isEnergyAtLeast ? "sum.total.least" : "sum.total"],
            NumberText.oneDecimal(estimate.dilutedVolume),
            estimate.basis == .unknown && estimate.strength <= 0
                ? "?" : StrengthText.sign(estimate.basis) + NumberText.oneDecimal(estimate.strength),
            NumberText.oneDecimal(estimate.ethanolVolume),
            NumberText.oneDecimal(estimate.sugar), NumberText.whole(estimate.kilocalories),
        ]
    }

    private func row(_ line: DrinkSum.Line) -> [String] {
        guard let pour = line.pour else { return [name(line), "?", "?", "?", "?", "?"] }
        let isUnknown = pour.basis == .unknown
        return [
            pour.isAfter ? strings("sum.after.row", name(line)) : name(line), NumberText.oneDecimal(pour.millilitres),
            line.strength.map { StrengthText.sign(pour.basis) + NumberText.short($0) } ?? "?",
            isUnknown ? "?" : NumberText.oneDecimal(pour.ethanol),
            pour.hasUnknownSugar ? "?" : NumberText.oneDecimal(pour.sugar),
            isUnknown || pour.hasUnknownSugar ? "?" : NumberText.whole(pour.kilocalories),
        ]
    }

    package func name(_ line: DrinkSum.Line) -> String {
        calculation.names[line.ingredient]?[strings.language] ?? line.ingredient.rawValue
    }

    package var steps: [String] {
        let volume = NumberText.oneDecimal(estimate.dilutedVolume)
        let alcohol = NumberText.oneDecimal(estimate.ethanolVolume)
        let grams = NumberText.oneDecimal(estimate.ethanol)
        var steps = [waterStep]
        let after = sum.lines.filter { $0.pour?.isAfter == true && $0.pour?.millilitres ?? 0 > 0 }.map(name)
        if !after.isEmpty, !sum.rule.includesLateAdditions {
            steps.append(strings("sum.after", after.joined(separator: ", ")))
        }
        steps.append(
            estimate.basis == .stated
                ? strings("sum.strength.stated", percent(estimate.strength))
                : strings(
                    "sum.strength", alcohol, volume, StrengthText(strings).full(estimate.strength, estimate.basis))
        )
        steps.append(
            strings(
                "sum.drinks", alcohol, grams, NumberText.oneDecimal(standardDrink.count(ethanol: estimate.ethanol)),
                NumberText.short(standardDrink.grams)))
        let other = sum.lines.reduce(0) { $0 + ($1.pour?.otherKilocalories ?? 0) }
        steps.append(
            strings(
                "sum.energy", grams, NumberText.oneDecimal(estimate.sugar), NumberText.whole(other),
                NumberText.whole(estimate.kilocalories)))
        return steps
    }

    /// The unknown and the estimated values, one sentence each; empty if everything is known.
    package var doubts: [String] {
        func doubt(_ key: String, _ isMeant: (DrinkSum.Line) -> Bool) -> [String] {
            let found = sum.lines.filter(isMeant).map(name)
            return found.isEmpty ? [] : [strings(key, found.joined(separator: ", "))]
        }
        let isUnknown = estimate.basis == .unknown
        return doubt("sum.doubt.alcohol") { $0.pour?.basis == .unknown || isUnknown && $0.hasUnmeasuredAlcohol }
            + doubt("sum.doubt.sugar") { $0.pour?.hasUnknownSugar == true }
            + doubt("sum.doubt.unit") { $0.pour == nil }
            + doubt("sum.doubt.estimated") { $0.pour?.basis == .estimated }
    }

    /// The result as written, for comparison; nil unless something else is tried.
    package var asWritten: String? {
        guard !calculation.trial.isEmpty else { return nil }
        let written = calculation.description.estimate
        return strings(
            "sum.as-written", StrengthText(strings).full(written.strength, written.basis),
            NumberText.oneDecimal(written.dilutedVolume), NumberText.oneDecimal(written.sugar),
            NumberText.whole(written.kilocalories))
    }

    private var waterStep: String {
        let share = strings.percent(NumberText.whole(sum.share * 100))
        let mixed = NumberText.oneDecimal(sum.mixed)
        switch sum.rule {
        case .stirred: return strings("sum.water.stirred", share, mixed, percent(sum.mixedStrength))
        case .shaken: return strings("sum.water.shaken", share, mixed, percent(sum.mixedStrength))
        case .thrown: return strings("sum.water.thrown", share, mixed)
        case .blended: return strings("sum.water.blended", share, mixed)
        case .built: return strings("sum.water.built", share, mixed)
        case .crushed: return strings("sum.water.crushed", share, mixed)
        case .long: return strings("sum.water.long", share, mixed)
        case .withoutIce: return strings["sum.water.none"]
        case .table: return strings("sum.water.table", share, mixed)
        }
    }

    private func percent(_ value: Double) -> String { strings.percent(NumberText.oneDecimal(value)) }
}
