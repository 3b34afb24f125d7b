import DimoApp
import Domain

enum Words {
    static let strings = CommandWords.strings(arguments: CommandLine.arguments, environment: Shell.variable)

    static func text(_ key: String, _ values: String...) -> String { strings.text(key, values) }

    static func text(_ key: String, _ values: [String]) -> String { strings.text(key, values) }

    /// A message about an unknown name with the names near it, or with the command that lists all.
    static func text(_ message: String, near names: [String], list command: String) -> String {
        names.isEmpty
            ? text("shell.error.list", message, command)
            : text("shell.error.near", message, names.joined(separator: ", "))
    }
}
