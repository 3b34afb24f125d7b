import ArgumentParser
import DimoApp
import Domain

struct BackupCommand: InterruptibleCommand, ReadingCommand {
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
        if path.isEmpty || path == "-" { throw Self.usage("backup-path") }
    }

    func run(_ store: CommandStore) async throws {
        let report = try await store.transfer().backupService.backup(to: path, isOverwriting: force)
        let (size, file) = (NumberText.size(ofBytes: report.bytes), PlainText.line(report.path, limit: 4_000))
        Shell.print(store.strings("shell.backup", size, file) + "\n")
    }
}

struct RestoreCommand: StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Replace the database with a backup; the current one is saved beside it.",
        discussion: "$ dimo restore dimo-backup.sqlite")

    @Argument(help: "A file written by dimo backup.", completion: .file())
    var path: String

    @Flag(help: "Restore without asking.")
    var yes = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if path.isEmpty { throw Self.usage("restore-path") }
    }

    func run() async throws {
        let container = try CommandContainer.make(checking: global.launch)
        let found = try await CommandTransfer.check(path)
        if !yes { try ask(found, container.strings) }
        let report = try await CommandTransfer.restore(from: path, container)
        Shell.print(container.strings("shell.restored", PlainText.line(path, limit: 4_000)) + "\n")
        if let kept = report.keptAs {
            Shell.print(container.strings("shell.kept", PlainText.line(kept, limit: 4_000)) + "\n")
        }
    }

    @MainActor
    private func ask(_ found: BackupContents, _ strings: Strings) throws {
        guard Shell.isInputTerminal else { throw CommandFailure.usage(strings["shell.error.ask"]) }
        Shell.note(
            strings("transfer.restore.question", String(found.profiles), String(found.bottles), String(found.made))
                + " [y/N] ")
        let answer = readLine()?.trimmingPrefix { $0 == " " }.lowercased() ?? ""
        if !["y", "yes"].contains(answer) { throw CommandFailure(strings["shell.error.not-restored"]) }
    }
}
