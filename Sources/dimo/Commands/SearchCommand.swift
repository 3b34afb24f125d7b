import ArgumentParser
import DimoApp
import Domain

struct SearchCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Search works, characters, drinks, ingredients and members.",
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
    var from: OnlineProvider?

    @Option(help: "Page of results.")
    var page = 1

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if limit < 1 { throw Self.usage("least", "--limit", "1") }
        if page < 1 { throw Self.usage("least", "--page", "1") }
        if !online, from != nil || page > 1 { throw Self.usage("online-only") }
    }

    func run(_ store: CommandStore) async throws {
        if online {
            return try await OnlineSearch(store: store, provider: from, page: page)
                .run(text.joined(separator: " "), limit: limit, isJSON: json)
        }
        let query = DrinkQueryText(text.joined(separator: " "))
        if query.narrows { return try await printDrinks(query, store) }
        let search = SearchEverything(
            search: store.community.search, drinks: store.drinks, ingredients: store.ingredients,
            language: store.strings.language)
        let answer = try await search(text.joined(separator: " "), for: store.viewer(), limit: limit)
        printHits(answer.hits, of: text, store.strings, otherwise: "shell.search.none.lead")
    }

    /// Searches drinks for a query with operators (`with:gin abv<15`), as their list does.
    private func printDrinks(_ query: DrinkQueryText, _ store: CommandStore) async throws {
        let language = store.strings.language
        let search = DrinkSearch(query, vocabulary: try await store.finder.vocabulary())
        let listing = try await store.finder.listing(search, sort: .name, by: language)
        let ids = try await store.finder.drinks(at: Array(listing.positions.prefix(limit)), by: language)
        let drinks = try await store.drinks.drinks(with: ids)
        printHits(drinks.map { SearchHit.drink($0) }, of: text, store.strings)
    }
}

extension OnlineProvider: ExpressibleByArgument {}

extension DocumentCommand {
    /// Prints search results, never with a type; says on stderr that there are none.
    func printHits(
        _ hits: [SearchHit], of words: [String], _ strings: Strings, otherwise key: String = "shell.search.none"
    ) {
        if hits.isEmpty, !json { Shell.complain(strings(key, words.joined(separator: " "))) }
        printList(hits.map { FoundEntry($0) }) { line in
            [
                "kind": line.kind.rawValue, "id": line.id, "name_en": line.name.english, "name_ko": line.name.korean,
                "work": line.work?.id,
            ]
        } columns: { line in
            [
                strings["search.kind.\(line.kind.rawValue)"], line.id ?? "", line.name[strings.language],
                line.work?.titled(strings.language) ?? "",
            ]
        }
    }
}
