internal import ArgumentParser
internal import DimoApp
internal import Domain

/// `dimo backup PATH`.
struct BackupCommand: ParsableCommand, InterruptibleCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Copy the whole database, accounts and all, into a file.",
        discussion: "Dimo may run meanwhile: the copy is of one moment. dimo restore puts it back.")

    @Argument(help: "The file.")
    var path: String

    @Flag(help: "Replace a file that is there.")
    var force = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if path.isEmpty || path == "-" { throw ValidationError("a backup is a file: name one") }
    }

    @MainActor
    func run() async throws {
        let container = try CommandContainer.make(checking: global)
        do {
            let store = try await CommandContainer.openStore(container)
            let report = try await CommandTransfer.make(store, container).backup(to: path, isOverwriting: force)
            Shell.print("backup: \(report.bytes) bytes in \(PlainText.line(report.path, limit: 4_000))\n")
        } catch {
            throw TransferFailure.of(error, container, stopped: "stopped: no backup was made")
        }
    }
}
