import ArgumentParser
import DimoApp
import Domain

struct DigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dig",
        abstract: "Vote on a character's type and see the votes.",
        discussion: """
            $ dimo dig search howl
            $ dimo dig vote howl INFP
            """,
        subcommands: [DigShowCommand.self, DigVoteCommand.self, DigSearchCommand.self])
}

struct DigSearchCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Search works and characters by name, initial consonants or romanised Korean.",
        discussion: "$ dimo dig search howl")

    @Argument(help: "What to search for.")
    var text: [String]

    @Option(help: "Maximum number of results.")
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
