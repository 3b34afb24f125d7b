import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct DrinksSumCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "sum",
        abstract: "Show how a drink's numbers are calculated, also with other bottles.",
        discussion: """
            $ dimo drinks sum negroni --swap gin=plymouth-gin
            Prints each line's millilitres and strength, the water from ice, sugar and energy. Nothing is saved.
            """)

    @Argument(help: "The drink's ID or name, such as negroni.", completion: Completions.drink)
    var drink: String

    @Option(
        help: ArgumentHelp(
            "Use another ingredient, such as gin=plymouth-gin. Can be repeated.", valueName: "ingredient=other"))
    var swap: [String] = []

    @Option(help: "Mix it with another technique.")
    var technique: TechniqueChoice?

    @Flag(help: "Use the bottles of your bar.")
    var mine = false

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        for pair in swap where Self.parts(of: pair) == nil {
            throw ValidationError(Words.text("shell.usage.swap", pair))
        }
    }

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        let lookup = CommandLookup(store)
        let found = try await lookup.drink(drink)
        var trial = DrinkTrial()
        trial.usesBar = mine
        trial.technique = technique.flatMap { TechniqueKind(rawValue: $0.rawValue) }
        for (old, new) in swap.compactMap(Self.parts) {
            let replaced = try await lookup.ingredient(old)
            let poured = try await lookup.ingredient(new)
            guard trial.replace(replaced.id, with: poured.id, in: found) else {
                let strings = store.strings
                throw CommandFailure(
                    message: strings(
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

enum TechniqueChoice: String, CaseIterable, ExpressibleByArgument {
    case build, stir, shake, muddle, blend, layer
    case dryShake = "dry-shake"
    case `throw`
}
