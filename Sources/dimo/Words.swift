import DimoApp
import DimoAssets
import Domain
import ManPages
import Terminal

enum Words {
    static let strings = CommandWords.strings(arguments: CommandLine.arguments, environment: Shell.variable)

    static func text(_ key: String, _ values: String...) -> String { strings.text(key, values) }

    static func text(_ key: String, _ values: [String]) -> String { strings.text(key, values) }

    private static let helpTexts = try? StringTable.loadHelp(
        strings.language, from: AssetFolder.locate(environment: Shell.variable))

    /// Returns the help of a command in the program's language; nil if the argument parser would print something else.
    static func help(replacing message: String) -> String? {
        HelpPage(
            replacing: message, of: Dimo.self, say: { helpTexts?[$0] ?? $0 },
            columns: { TextMetrics().width(of: $0) })?.text
    }

    /// A message about an unknown name with the names near it, or with the command that lists all.
    static func text(_ message: String, near names: [String], list command: String) -> String {
        names.isEmpty
            ? text("shell.error.list", message, command)
            : text("shell.error.near", message, names.joined(separator: ", "))
    }
}
