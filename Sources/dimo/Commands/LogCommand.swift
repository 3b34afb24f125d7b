import ArgumentParser
import DimoApp
import Domain

struct LogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log",
        abstract: "Log what you made, list it, and remove entries.",
        discussion: """
            $ dimo log add negroni --rating 4.5
            $ dimo log list
            """,
        subcommands: [LogAddCommand.self, LogListCommand.self, LogRemoveCommand.self])
}

struct LogRemoveCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove an entry from the log.",
        discussion: "$ dimo log remove 12")

    @Argument(help: "The entry's ID, as dimo log list shows it.", completion: Completions.logEntry)
    var id: String

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        // Ids of entries are numbers. Removing an entry that is gone succeeds.
        guard Int64(id).map({ $0 > 0 }) == true else {
            throw CommandFailure(message: Words.text("shell.error.log", id))
        }
        let store = try await CommandContainer.openStoreToWrite(global)
        let removed = try await store.log.remove([Identifier(id)], of: store.profile).map(\.id.rawValue)
        ChangeReport("removed", removed, unchanged: removed.isEmpty ? [id] : [], store.strings).print(json: json)
    }
}
