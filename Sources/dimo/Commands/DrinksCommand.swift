import ArgumentParser
import DimoApp
import Domain

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

    @Option(help: "Your rating: 0.5 to 5, in steps of 0.5.", transform: RatingChoice.read)
    var rating: Rating?

    @Option(help: "A note.")
    var note: String?

    @Flag(help: "Remove the rating and the note.")
    var clear = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if clear, rating != nil || note != nil { throw ValidationError(Words.text("shell.usage.alone", "--clear")) }
        if !clear, rating == nil, note == nil { throw ValidationError(Words.text("shell.usage.rate")) }
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
