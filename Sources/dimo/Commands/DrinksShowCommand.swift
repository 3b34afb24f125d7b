import ArgumentParser
import DimoApp
import Domain

struct DrinksShowCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show a recipe.")

    @Argument(help: "The drink's id or name, such as negroni.", completion: Completions.drink)
    var id: String

    @Option(help: "Number of servings.")
    var servings: Double?

    @Option(help: "Millilitres in the glass.")
    var volume: Double?

    @Option(help: "The unit for poured amounts: ml, cl or oz; by default as in the recipe.")
    var unit: UnitChoice?

    @Flag(help: "Print a recipe card in Markdown.")
    var card = false

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

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

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        let found = try await CommandLookup(store).drink(id)
        guard let description = try await store.describeDrink(found.id) else { return }
        let unit = unit.flatMap { VolumeUnit(rawValue: $0.rawValue) }
        let scaler = ServingScaler(volume: unit)
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
            made: try await store.log.summary(of: description.drink.id, for: store.profile), strings: store.strings)
        Shell.print(json ? recipe.json.document : recipe.text)
    }
}

enum UnitChoice: String, CaseIterable, ExpressibleByArgument {
    case ml, cl, oz
}
