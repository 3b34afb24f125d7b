import ArgumentParser
import DimoApp
import Domain

struct LogListCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List what you made, newest first.",
        discussion: "$ dimo log list")

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        var entries: [MadeEntry] = []
        var page: [MadeEntry]
        repeat {
            page = try await store.log.entries(of: store.profile, drink: nil, after: entries.last, limit: 500)
            entries += page
        } while !page.isEmpty
        let names = Dictionary(
            try await store.drinks.drinks(with: Array(Set(entries.map(\.drink)))).map { ($0.id, $0.name) },
            uniquingKeysWith: { first, _ in first })
        if json {
            let rows = entries.map { JSONValue.object(LogDocument.fields(of: $0, name: names[$0.drink])) }
            return Shell.print(JSONValue.array(rows).document)
        }
        let rows = entries.map { LogDocument.columns($0, name: names[$0.drink], store.strings.language) }
        Shell.print(TextTable(rows).text(isTerminal: Shell.isTerminal))
    }
}
