import ArgumentParser
import DimoApp
import Domain

protocol StoreCommand: ParsableCommand, Sendable {
    var global: GlobalOptions { get }

    @MainActor func run() async throws
}

protocol ReadingCommand: StoreCommand {
    @MainActor func run(_ store: CommandStore) async throws
}

extension ReadingCommand {
    @MainActor
    func run() async throws { try await run(CommandContainer.openStore(global)) }
}

/// A command that fails if its changes would not be saved.
protocol WritingCommand: StoreCommand {
    @MainActor func run(_ store: CommandStore) async throws
}

extension WritingCommand {
    @MainActor
    func run() async throws { try await run(CommandContainer.openStore(global, isForWriting: true)) }
}

extension ParsableArguments {
    /// An error that the parser prints with the command's usage.
    static func usage(_ key: String, _ values: String...) -> ValidationError {
        ValidationError(Words.text("shell.usage.\(key)", values))
    }
}

/// A command that cleans up when Ctrl-C ends it.
protocol InterruptibleCommand: StoreCommand {
    /// The key of the message about what Ctrl-C left undone.
    static var stopped: String { get }
}

protocol FullScreenCommand {
    @MainActor func start() -> Never
}

/// The options of a command with `--json`.
struct OutputOptions: ParsableArguments {
    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions
}

protocol DocumentCommand {
    var output: OutputOptions { get }
}

extension DocumentCommand {
    var global: GlobalOptions { output.global }
    var json: Bool { output.json }

    func printJSON(_ document: JSONObject) { Shell.print(document.document) }

    /// Prints items as one JSON document, or as a table.
    func printList<Item>(
        _ items: some Sequence<Item>, members: (Item) -> JSONObject, columns: (Item) -> [String]
    ) {
        if json { return Shell.print(JSONValue.array(items.map { .object(members($0)) }).document) }
        Shell.print(TextTable(items.map(columns)).text())
    }

    /// Prints what a command changed of what it was asked to, with further `members` of the document and further
    /// `lines` of the text. The text has `names` in place of the IDs if given.
    func printChange(
        _ key: String, _ changed: [String], of wanted: [String] = [], _ strings: Strings, names: [String]? = nil,
        members: JSONObject = [:], lines: [String] = []
    ) {
        let unchanged = wanted.filter { !changed.contains($0) }
        if json {
            return printJSON([key: changed, "unchanged": unchanged] + members)
        }
        let shown = names ?? changed
        var text = [strings("shell.\(key)", shown.isEmpty ? "-" : shown.joined(separator: ", "))]
        if !unchanged.isEmpty { text.append(strings("shell.unchanged", unchanged.joined(separator: ", "))) }
        Shell.print((text + lines).joined(separator: "\n") + "\n")
    }

    /// Adds the effect of a bar change on the drinks it can make.
    func printChange(
        _ key: String, _ changed: [String], of wanted: [String] = [], _ strings: Strings, _ outcome: BarOutcome
    ) {
        let unlocked = outcome.unlocked.map(\.rawValue)
        var lines = [strings("shell.makeable", String(outcome.makeableBefore), String(outcome.makeableAfter))]
        if !unlocked.isEmpty { lines.append(strings("shell.unlocked", unlocked.joined(separator: ", "))) }
        printChange(
            key, changed, of: wanted, strings,
            members: [
                "makeable_before": outcome.makeableBefore, "makeable_after": outcome.makeableAfter,
                "unlocked": unlocked,
            ], lines: lines)
    }
}
