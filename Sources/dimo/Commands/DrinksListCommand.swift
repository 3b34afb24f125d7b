import ArgumentParser
import DimoApp
import Domain

struct DrinksListCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List drinks.",
        discussion: """
            $ dimo drinks list --makeable --base gin
            $ dimo drinks list --with campari --sort abv
            $ dimo drinks list --search with:gin
            """)

    @Flag(help: "Only drinks your bar can make now.")
    var makeable = false

    @Option(help: "Only drinks missing at most this many ingredients.")
    var away: Int?

    @Option(
        name: .customLong("with"), help: "Only drinks with this ingredient or a kind of it; repeat to require several.",
        completion: Completions.ingredient)
    var including: [String] = []

    @Option(
        name: .customLong("without"), help: "Only drinks without this ingredient or any kind of it.",
        completion: Completions.ingredient)
    var excluding: [String] = []

    @Option(help: "Only drinks with this base, such as gin, rum or whiskey.")
    var base: BaseChoice?

    @Option(help: "Only drinks with this tag.", completion: Completions.tag)
    var tag: String?

    @Option(
        help: "Only drinks with this name or ingredient, or that match operators such as with:gin, tag:tiki or abv<10.")
    var search: String?

    @Option(
        help: "Sort by name, abv, away, rating (best first), made (latest first) or count (most often made first).")
    var sort: SortChoice = .name

    @Option(help: "Maximum number of results. Default: all.")
    var limit: Int?

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if let away, away < 0 { throw ValidationError(Words.text("shell.usage.least", "--away", "0")) }
        if let limit, limit < 1 { throw ValidationError(Words.text("shell.usage.least", "--limit", "1")) }
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

enum BaseChoice: String, CaseIterable, ExpressibleByArgument {
    case gin, rum, whiskey, tequila, vodka, brandy, liqueur, wine, beer, other, mixed, none
}

enum SortChoice: String, CaseIterable, ExpressibleByArgument {
    case name, abv, away, rating, made, count
}
