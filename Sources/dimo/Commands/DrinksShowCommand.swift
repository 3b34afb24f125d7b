import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct DrinksShowCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a recipe.",
        discussion: "$ dimo drinks show negroni --servings 4 --unit oz")

    @Argument(help: "The drink's ID or name, such as negroni.", completion: Completions.drink)
    var id: String

    @Option(help: "Number of servings.")
    var servings: Double?

    @Option(help: "Volume in the glass, in millilitres.")
    var volume: Double?

    @Option(help: "Unit for poured amounts: ml, cl or oz. Default: as in the recipe.")
    var unit: VolumeUnit?

    @Flag(help: "Print a recipe card in Markdown.")
    var card = false

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if let servings, !(servings > 0 && servings <= 1_000) {
            throw ValidationError(Words.text("shell.usage.above", "--servings", "1000"))
        }
        if let volume, !(volume > 0 && volume <= 100_000) {
            throw ValidationError(Words.text("shell.usage.above", "--volume", "100000 ml"))
        }
        if card, json { throw ValidationError(Words.text("shell.usage.combined", "--card, --json")) }
        if servings != nil, volume != nil {
            throw ValidationError(Words.text("shell.usage.combined", "--servings, --volume"))
        }
    }

    func run(_ store: CommandStore) async throws {
        let found = try await CommandLookup(store).drink(id)
        let calculator = store.display.calculator
        guard let description = try await store.describeDrink.with(calculator: calculator)(found.id) else { return }
        let scaler = ServingScaler(volume: unit, calculator: calculator)
        let contents = description.contents
        let scaled =
            volume.map {
                scaler.scaled(
                    description.drink, toVolume: $0, contents: contents, glassVolume: description.glass?.volume)
            }
            ?? scaler.scaled(
                description.drink, servings: servings ?? 1, contents: contents,
                glassVolume: description.glass?.volume)
        if card { return Shell.print(try await store.card(of: description.drink, lines: scaled.lines, volume: unit)) }
        let recipe = RecipeDocument(
            description: description, scaled: scaled, unit: unit,
            marks: try await store.marks.marks(of: description.drink.id, for: store.profile),
            made: try await store.log.summary(of: description.drink.id, for: store.profile),
            standardDrink: store.display.standardDrink, strings: store.strings)
        Shell.print(json ? recipe.json.document : recipe.text)
    }
}

extension VolumeUnit: ExpressibleByArgument {}
