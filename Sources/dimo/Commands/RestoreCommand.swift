internal import ArgumentParser
internal import DimoApp
internal import Domain

/// `dimo restore PATH`.
struct RestoreCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Put a backup in the place of the database, which is kept beside it.")

    @Argument(help: "A file that dimo backup wrote.")
    var path: String

    @Flag(help: "Do not ask first.")
    var yes = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if path.isEmpty { throw ValidationError("the path is empty: name a backup") }
    }

    @MainActor
    func run() async throws {
        let container = try CommandContainer.make(checking: global)
        do {
            let found = try await CommandTransfer.check(path)
            if !yes { try ask(found) }
            let report = try await CommandTransfer.restore(from: path, container)
            Shell.print("restored: \(PlainText.line(path, limit: 4_000))\n")
            if let kept = report.keptAs {
                Shell.print("kept: what was there is \(PlainText.line(kept, limit: 4_000))\n")
            }
        } catch {
            throw TransferFailure.of(error, container, stopped: "stopped: nothing was restored")
        }
    }

    @MainActor
    private func ask(_ found: BackupContents) throws {
        guard Shell.isInputTerminal else {
            throw CommandFailure(
                message: "restore replaces the database: add --yes where nobody can be asked", status: Shell.usage)
        }
        Shell.note(
            "\(PlainText.line(path, limit: 400)): \(found.profiles) members, \(found.bottles) bottles, "
                + "\(found.made) drinks made.\nPut it in the place of the database? What is there is kept. [y/N] ")
        let answer = readLine()?.trimmingPrefix { $0 == " " }.lowercased() ?? ""
        if !["y", "yes"].contains(answer) { throw CommandFailure(message: "nothing was restored") }
    }
}
