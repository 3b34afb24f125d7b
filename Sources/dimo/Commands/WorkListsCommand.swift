import ArgumentParser
import DimoApp
import Domain

struct WorkListsCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "lists",
        abstract: "Show the lists of works imported from your diaries.",
        discussion: """
            $ dimo work lists
            $ dimo work lists "Best of 2020" --json
            """)

    @Argument(help: "The name of a list. Default: the names of all lists.")
    var name: String?

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        let lists = try await store.community.marks.lists(of: store.profile, containing: nil)
        guard let name else {
            let rows = lists.map { JSONValue.object([("name", .string($0.name)), ("works", .integer($0.count))]) }
            if json { return Shell.print(JSONValue.array(rows).document) }
            let text = lists.map { [$0.name, store.strings.counted("shell.work.lists.count", $0.count)] }
            return Shell.print(TextTable(text).text(isTerminal: Shell.isTerminal))
        }
        guard let list = lists.first(where: { Folding.folded($0.name) == Folding.folded(name) }) else {
            throw CommandFailure(message: store.strings("shell.error.no-list", name))
        }
        let works = try await store.community.marks.works(in: list.name, of: store.profile)
        if json { return Shell.print(JSONValue.array(works.map(Self.json)).document) }
        let rows = works.map { entry in
            [
                String(entry.place.position), entry.work.title[store.strings.language], entry.work.yearText,
                entry.place.note?.replacing("\n", with: " ") ?? "",
            ]
        }
        Shell.print(TextTable(rows).text(isTerminal: Shell.isTerminal))
    }

    private static func json(_ entry: ListedWork) -> JSONValue {
        .object([
            ("position", .integer(entry.place.position)), ("work", .string(entry.work.id.rawValue)),
            ("title_en", .string(entry.work.title.english)), ("title_ko", .string(entry.work.title.korean)),
            ("year", .integer(entry.work.year)), ("note", entry.place.note.map { .string($0) } ?? .null),
        ])
    }
}
