import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct DrinksSumCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "sum", abstract: "Show how a drink's numbers are calculated, also with other bottles.",
        discussion: """
            $ dimo drinks sum negroni --swap gin=plymouth-gin
            Prints each ingredient's millilitres and strength, the water from ice, sugar and energy. Nothing is saved.
            """)

    @Argument(help: "The drink's ID or name, such as negroni.", completion: Completions.drink)
    var drink: String

    @Option(
        help: ArgumentHelp(
            "Use another ingredient, such as gin=plymouth-gin. Can be repeated.", valueName: "ingredient=other"))
    var swap: [String] = []

    @Option(help: "Mix it with another technique.")
    var technique: TechniqueKind?

    @Flag(help: "Use the bottles of your bar.")
    var mine = false

    @OptionGroup var output: OutputOptions

    func validate() throws {
        for pair in swap where Self.parts(of: pair) == nil {
            throw Self.usage("swap", pair)
        }
    }

    func run(_ store: CommandStore) async throws {
        let lookup = CommandLookup(store)
        let found = try await lookup.drink(drink)
        var trial = DrinkTrial()
        trial.usesBar = mine
        trial.technique = technique
        for (old, new) in swap.compactMap(Self.parts) {
            let replaced = try await lookup.ingredient(old)
            let poured = try await lookup.ingredient(new)
            guard trial.replace(replaced.id, with: poured.id, in: found) else {
                let strings = store.strings
                throw CommandFailure(
                    strings(
                        "shell.error.not-in-drink", replaced.name[strings.language], found.name[strings.language]))
            }
        }
        let describe = store.describeDrink.with(calculator: store.display.calculator)
        guard let calculation = try await describe.calculation(of: found.id, trying: trial) else { return }
        let document = DrinkSumDocument(
            calculation: calculation, standardDrink: store.display.standardDrink, strings: store.strings)
        Shell.print(json ? document.json.document : document.text)
    }

    private static func parts(of pair: String) -> (String, String)? {
        let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
}

extension TechniqueKind: ExpressibleByArgument {}

struct DrinkSumDocument {
    let calculation: DrinkCalculation
    let standardDrink: StandardDrink
    let strings: Strings

    private var sum: DrinkSum { calculation.sum }

    var json: JSONValue {
        let estimate = sum.estimate
        let water = JSONValue.object([
            "ml": sum.water.tenths, "share": (sum.share * 1_000).rounded() / 1_000,
            "of_ml": sum.mixed.tenths, "of_abv": sum.mixedStrength.tenths,
        ])
        return .object([
            "id": calculation.description.drink.id, "lines": sum.lines.map(line), "water": water,
            "volume_ml": estimate.volume.tenths, "diluted_ml": estimate.dilutedVolume.tenths,
            "abv": estimate.strength.tenths, "abv_basis": estimate.basis.code,
            "ethanol_ml": estimate.ethanolVolume.tenths, "ethanol_g": estimate.ethanol.tenths,
            "sugar_g": estimate.sugar.tenths, "sugar_at_least": estimate.isSugarAtLeast,
            "kcal": Int(saturating: estimate.kilocalories.rounded()), "kcal_at_least": estimate.isEnergyAtLeast,
        ])
    }

    private func line(_ line: DrinkSum.Line) -> JSONValue {
        let pour = line.pour
        return .object([
            "ingredient": line.ingredient, "after": pour?.isAfter ?? false,
            "ml": pour?.millilitres.tenths, "abv": line.strength?.tenths,
            "ethanol_ml": pour.flatMap { $0.basis == .unknown ? nil : JSONValue.decimal($0.ethanol) },
            "sugar_g": pour.flatMap { $0.hasUnknownSugar ? nil : JSONValue.decimal($0.sugar) },
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
