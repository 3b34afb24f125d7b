import ArgumentParser
import DimoApp
import Domain

struct DigSearchCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Search works and characters by name, initial consonants or romanised Korean.")

    @Argument(help: "What to search for.")
    var text: [String]

    @Option(help: "Maximum number.")
    var limit = 20

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if limit < 1 { throw ValidationError(Words.text("shell.usage.least", "--limit", "1")) }
    }

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        let answer = try await store.community.search.worksAndCharacters(
            typed: text.joined(separator: " "), for: store.reader(), limit: limit)
        SearchDocument.print(answer.hits, isJSON: json, store.strings)
    }
}
