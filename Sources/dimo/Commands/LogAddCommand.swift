internal import ArgumentParser
internal import DimoApp
internal import Domain

/// `dimo log add DRINK`.
struct LogAddCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(commandName: "add", abstract: "Log a drink that you made.")

    @Argument(help: "The drink's id, negroni.")
    var drink: String

    @Option(help: "How good it was: 0.5 to 5, by halves.", transform: RatingChoice.read)
    var rating: Rating?

    @Option(help: "What to remember.")
    var note: String?

    @Option(help: "For so many servings.")
    var servings = 1.0

    @Option(
        name: .customLong("at"), help: "When, RFC 3339: 2026-11-21T19:40:00+09:00; else now.",
        transform: TimeChoice.read)
    var time: Int64?

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if !(servings > 0 && servings <= Making.mostServings) {
            throw ValidationError("--servings takes a number above 0, 1000 at most")
        }
    }

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStoreToWrite(global)
        let drink = try await CommandLookup(store).drink(drink)
        if let time, time > store.clock.now() + 86_400 {
            throw CommandFailure(message: "--at is in the future: give a time that has been", status: Shell.usage)
        }
        let outcome = try await store.makeDrink(
            drink.id, servings: servings, rating: rating, note: note, at: time)
        let standardDrinks = outcome.evening?.standardDrinks(.tenGrams)
        if json {
            let evening: [(String, JSONValue)] = [
                ("evening_ethanol_g", outcome.evening.map { .decimal($0.ethanol) } ?? .null),
                ("evening_standard_drinks", standardDrinks.map { .decimal($0) } ?? .null),
            ]
            return Shell.print(
                JSONValue.object(LogDocument.fields(of: outcome.entry, name: drink.name) + evening).document)
        }
        var lines = ["logged: \(drink.id), entry \(outcome.entry.id)"]
        if let standardDrinks {
            lines.append("this evening: \(NumberText.oneDecimal(standardDrinks)) standard drinks of 10 g (estimate)")
        }
        Shell.print(lines.joined(separator: "\n") + "\n")
    }
}
