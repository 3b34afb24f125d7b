import Domain
import FeatureKit

struct DrinkSumDocument {
    let calculation: DrinkCalculation
    let standardDrink: StandardDrink
    let strings: Strings

    private var sum: DrinkSum { calculation.sum }

    var json: JSONValue {
        let estimate = sum.estimate
        return .object([
            ("id", .string(calculation.description.drink.id.rawValue)), ("lines", .array(sum.lines.map(line))),
            (
                "water",
                .object([
                    ("ml", .decimal(sum.water)), ("share", .number((sum.share * 1_000).rounded() / 1_000)),
                    ("of_ml", .decimal(sum.mixed)), ("of_abv", .decimal(sum.mixedStrength)),
                ])
            ),
            ("volume_ml", .decimal(estimate.volume)), ("diluted_ml", .decimal(estimate.dilutedVolume)),
            ("abv", .decimal(estimate.strength)), ("abv_basis", .string(estimate.basis.code)),
            ("ethanol_ml", .decimal(estimate.ethanolVolume)), ("ethanol_g", .decimal(estimate.ethanol)),
            ("sugar_g", .decimal(estimate.sugar)), ("sugar_at_least", .bool(estimate.isSugarAtLeast)),
            ("kcal", .integer(Int(saturating: estimate.kilocalories.rounded()))),
            ("kcal_at_least", .bool(estimate.isEnergyAtLeast)),
        ])
    }

    private func line(_ line: DrinkSum.Line) -> JSONValue {
        let pour = line.pour
        return .object([
            ("ingredient", .string(line.ingredient.rawValue)), ("after", .bool(pour?.isAfter ?? false)),
            ("ml", pour.map { .decimal($0.millilitres) } ?? .null),
            ("abv", line.strength.map { .decimal($0) } ?? .null),
            ("ethanol_ml", pour.flatMap { $0.basis == .unknown ? nil : .decimal($0.ethanol) } ?? .null),
            ("sugar_g", pour.flatMap { $0.hasUnknownSugar ? nil : .decimal($0.sugar) } ?? .null),
        ])
    }

    var text: String {
        let words = DrinkSumText(calculation, standardDrink: standardDrink, strings: strings)
        let table = TextTable([words.header] + words.rows).text(isTerminal: true)
        let lines = (words.asWritten.map { [$0] } ?? []) + words.doubts + words.steps
        return calculation.description.drink.name[strings.language] + "\n\n" + table + "\n"
            + lines.joined(separator: "\n") + "\n"
    }
}
