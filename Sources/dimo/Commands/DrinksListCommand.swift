internal import ArgumentParser
internal import DimoApp
internal import Domain

/// `dimo drinks list`.
struct DrinksListCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List drinks.")

    @Flag(help: "Only what the bar can make now.")
    var makeable = false

    @Option(help: "Only what lacks at most so many things.")
    var away: Int?

    @Option(name: .customLong("with"), help: "Only with this ingredient or a kind of it; all that are given must hold.")
    var including: [String] = []

    @Option(name: .customLong("without"), help: "Only without this ingredient and every kind of it.")
    var excluding: [String] = []

    @Option(help: "Only of this base: gin, rum, whiskey …")
    var base: BaseChoice?

    @Option(help: "Only with this tag.")
    var tag: String?

    @Option(help: "Only whose name holds this text.")
    var search: String?

    @Option(
        help: "name, abv, away, rating (the best first), made (the latest first) or count (the most often made first).")
    var sort: SortChoice = .name

    @Option(help: "At most so many.")
    var limit: Int?

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if let away, away < 0 { throw ValidationError("--away takes 0 or more") }
        if let limit, limit < 1 { throw ValidationError("--limit takes 1 or more") }
    }

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        let found = try await DrinkQuery(self, store).results()
        if json {
            Shell.print(JSONValue.array(found.map(DrinkDocument.summary)).document)
        } else {
            Shell.print(
                TextTable(found.map { DrinkDocument.columns($0, store.strings) }).text(isTerminal: Shell.isTerminal))
        }
    }
}

/// A base on the command line.
enum BaseChoice: String, CaseIterable, ExpressibleByArgument {
    case gin, rum, whiskey, tequila, vodka, brandy, liqueur, wine, beer, other, mixed, none
}

/// An order on the command line.
enum SortChoice: String, CaseIterable, ExpressibleByArgument {
    case name, abv, away, rating, made, count
}
