import ArgumentParser
import DimoApp
import Domain

struct BackupCommand: InterruptibleCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Copy the whole database, with all accounts, to a file.",
        discussion: """
            $ dimo backup dimo-backup.sqlite
            Dimo can be running: the copy is a snapshot of one moment. Restore it with dimo restore.
            """)

    static let stopped = "shell.error.no-backup"

    @Argument(help: "The file to write.", completion: .file())
    var path: String

    @Flag(help: "Replace an existing file.")
    var force = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if path.isEmpty || path == "-" { throw ValidationError(Words.text("shell.usage.backup-path")) }
    }

    func run() async throws {
        let container = try CommandContainer.make(checking: global)
        let store = try await CommandContainer.openStore(container)
        let report = try await store.transfer(container).backupService.backup(to: path, isOverwriting: force)
        let line = store.strings("shell.backup", String(report.bytes), PlainText.line(report.path, limit: 4_000))
        Shell.print(line + "\n")
    }
}
