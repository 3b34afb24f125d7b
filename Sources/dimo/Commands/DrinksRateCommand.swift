import ArgumentParser
import DimoApp
import Domain

struct DrinksRateCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "rate",
        abstract: "Rate a drink or add a note without logging it.",
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

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStoreToWrite(global)
        let drink = try await CommandLookup(store).drink(drink)
        let present = try await store.marks.marks(of: drink.id, for: store.profile).opinion
        let opinion =
            clear ? nil : DrinkOpinion(rating: rating ?? present?.rating, note: note ?? present?.note)
        try await store.marks.setOpinion(opinion, of: drink.id, at: store.clock.now(), for: store.profile)
        let name = drink.name[store.strings.language]
        Shell.print(store.strings(opinion == nil ? "opinion.gone" : "opinion.done", name) + "\n")
    }
}
