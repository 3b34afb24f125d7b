import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct DrinksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drinks", abstract: "List drinks, show recipes and how their numbers add up, and rate them.",
        discussion: """
            $ dimo drinks list --makeable
            $ dimo drinks show negroni
            """,
        subcommands: [DrinksListCommand.self, DrinksShowCommand.self, DrinksSumCommand.self, DrinksRateCommand.self])
}

struct DrinksRateCommand: WritingCommand {
    static let configuration = CommandConfiguration(
        commandName: "rate", abstract: "Rate a drink or add a note without logging it.",
        discussion: """
            $ dimo drinks rate negroni --rating 4.5 --note "orange, not lemon"
            Omitted options are left unchanged; --clear removes both.
            """)

    @Argument(help: "The drink's ID or name, such as negroni.", completion: Completions.drink)
    var drink: String

    /// Arguments beyond the drink, for a message that names the option they belong to.
    @Argument(help: .hidden)
    var others: [String] = []

    @Option(help: "Your rating: 0.5 to 5, in steps of 0.5.", transform: RatingChoice.read)
    var rating: Rating?

    @Option(help: "A note.")
    var note: String?

    @Flag(help: "Remove the rating and the note.")
    var clear = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if let rating = others.first, others.count == 1, (try? RatingChoice.read(rating)) != nil {
            throw Self.usage("rating-option", rating)
        }
        if !others.isEmpty { throw ValidationError(Words.text("shell.parser.extra", others.joined(separator: ", "))) }
        if clear, rating != nil || note != nil { throw Self.usage("alone", "--clear") }
        if !clear, rating == nil, note == nil { throw Self.usage("rate") }
    }

    func run(_ store: CommandStore) async throws {
        let drink = try await CommandLookup(store).drink(drink)
        let present = try await store.marks.marks(of: drink.id, for: store.profile).opinion
        let opinion =
            clear ? nil : DrinkOpinion(rating: rating ?? present?.rating, note: note ?? present?.note)
        try await store.marks.setOpinion(opinion, of: drink.id, at: store.clock.now(), for: store.profile)
        let name = drink.name[store.strings.language]
        Shell.print(store.strings(opinion == nil ? "opinion.gone" : "opinion.done", name) + "\n")
    }
}

enum RatingChoice {
    /// Parses 0.5 to 5 in steps of 0.5; anything else is a usage error.
    @Sendable
    static func read(_ argument: String) throws -> Rating {
        // Only digits and a point: no exponents, no words for infinity.
        guard argument.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }),
            let rating = Double(argument).flatMap({ Rating($0) })
        else { throw ValidationError(Words.text("shell.usage.rating")) }
        return rating
    }
}

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
        if let servings, !(servings > 0 && servings <= 1_000) { throw Self.usage("above", "--servings", "1000") }
        if let volume, !(volume > 0 && volume <= 100_000) { throw Self.usage("above", "--volume", "100000 ml") }
        if card, json { throw Self.usage("combined", "--card, --json") }
        if servings != nil, volume != nil { throw Self.usage("combined", "--servings, --volume") }
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
