import ArgumentParser
import DimoApp
import Domain

struct BackupCommand: ParsableCommand, InterruptibleCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Copy the whole database, with all accounts, to a file.",
        discussion: """
            $ dimo backup dimo-backup.sqlite
            Dimo can be running: the copy is a snapshot of one moment. Restore it with dimo restore.
            """)

    @Argument(help: "The file to write.", completion: .file())
    var path: String

    @Flag(help: "Replace an existing file.")
    var force = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if path.isEmpty || path == "-" { throw ValidationError(Words.text("shell.usage.backup-path")) }
    }

    @MainActor
    func run() async throws {
        let container = try CommandContainer.make(checking: global)
        do {
            let store = try await CommandContainer.openStore(container)
            let report = try await CommandTransfer.make(store, container).backup(to: path, isOverwriting: force)
            let line = store.strings("shell.backup", String(report.bytes), PlainText.line(report.path, limit: 4_000))
            Shell.print(line + "\n")
        } catch {
            throw TransferFailure.of(error, container, stopped: container.strings["shell.error.no-backup"])
        }
    }
}
