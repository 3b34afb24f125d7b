import ArgumentParser
import DimoApp
import Domain

struct SearchCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Search works, characters, drinks, ingredients and members.",
        discussion: """
            $ dimo search negr
            $ dimo search --online ferry --from wikidata
            With --online, searches the enabled online catalogues instead; enable one with dimo config set \
            providers.wikidata.enabled true. Save a result with dimo keep.
            """)

    @Argument(help: "What to search for.")
    var text: [String]

    @Option(help: "Maximum number of results.")
    var limit = 20

    @Flag(help: "Search the enabled online catalogues.")
    var online = false

    @Option(
        help: ArgumentHelp("Search only this one: wikidata, anilist, tmdb or thecocktaildb.", valueName: "catalogue"))
    var from: CatalogueChoice?

    @Option(help: "Page of results.")
    var page = 1

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if limit < 1 { throw ValidationError(Words.text("shell.usage.least", "--limit", "1")) }
        if page < 1 { throw ValidationError(Words.text("shell.usage.least", "--page", "1")) }
        if !online, from != nil || page > 1 { throw ValidationError(Words.text("shell.usage.online-only")) }
    }

    @MainActor
    func run() async throws {
        let container = try CommandContainer.make(checking: global)
        let store = try await CommandContainer.openStore(container)
        if online {
            return try await OnlineSearch(store: store, provider: from?.provider, page: page)
                .run(text.joined(separator: " "), limit: limit, isJSON: json, in: container)
        }
        let query = DrinkQueryText(text.joined(separator: " "))
        if query.narrows { return try await printDrinks(query, store) }
        let search = SearchEverything(
            search: store.community.search, drinks: store.drinks, ingredients: store.ingredients,
            language: store.strings.language)
        let answer = try await search(text.joined(separator: " "), for: store.reader(), limit: limit)
        printHits(answer.hits, store.strings)
    }

    /// Prints the results; says on stderr that there are none.
    private func printHits(_ hits: [SearchHit], _ strings: Strings) {
        if hits.isEmpty, !json { Shell.complain(strings("shell.search.none", text.joined(separator: " "))) }
        SearchDocument.print(hits, isJSON: json, strings)
    }

    /// Searches drinks for a query with operators (`with:gin abv<15`), as their list does.
    private func printDrinks(_ query: DrinkQueryText, _ store: CommandStore) async throws {
        let language = store.strings.language
        let search = DrinkSearch(query, vocabulary: try await store.finder.vocabulary())
        let listing = try await store.finder.listing(search, sort: .name, by: language)
        let ids = try await store.finder.drinks(at: Array(listing.positions.prefix(limit)), by: language)
        let drinks = try await store.drinks.drinks(with: ids)
        printHits(drinks.map { SearchHit.drink($0) }, store.strings)
    }
}

enum CatalogueChoice: String, CaseIterable, ExpressibleByArgument {
    case wikidata, anilist, tmdb, thecocktaildb

    var provider: OnlineProvider? { OnlineProvider(rawValue: rawValue) }
}
