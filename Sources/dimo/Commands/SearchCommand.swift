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
        let search = SearchEverything(
            search: store.community.search, drinks: store.drinks, ingredients: store.ingredients,
            language: store.strings.language)
        let answer = try await search(text.joined(separator: " "), for: store.reader(), limit: limit)
        SearchDocument.print(answer.hits, isJSON: json, store.strings)
    }
}
