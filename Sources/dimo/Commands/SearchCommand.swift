internal import ArgumentParser
internal import DimoApp
internal import Domain

/// `dimo search TEXT`.
struct SearchCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Search works, characters, drinks, ingredients and members.")

    @Argument(help: "What to search for.")
    var text: [String]

    @Option(help: "Maximum number.")
    var limit = 20

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if limit < 1 { throw ValidationError("--limit must be 1 or more") }
    }

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        let query = DrinkQueryText(text.joined(separator: " "))
        if query.narrows { return try await printDrinks(query, store) }
        let search = SearchEverything(
            search: store.community.search, drinks: store.drinks, ingredients: store.ingredients,
            language: store.strings.language)
        let answer = try await search(text.joined(separator: " "), for: store.reader(), limit: limit)
        SearchDocument.print(answer.hits, isJSON: json, store.strings)
    }

    /// A line with operators (`with:gin abv<15`) is about drinks, as in their list.
    private func printDrinks(_ query: DrinkQueryText, _ store: CommandStore) async throws {
        let language = store.strings.language
        let search = DrinkSearch(query, vocabulary: try await store.finder.vocabulary())
        let listing = try await store.finder.listing(search, sort: .name, by: language)
        let ids = try await store.finder.drinks(at: Array(listing.positions.prefix(limit)), by: language)
        let drinks = try await store.drinks.drinks(with: ids)
        SearchDocument.print(drinks.map { SearchHit.drink($0) }, isJSON: json, store.strings)
    }
}
