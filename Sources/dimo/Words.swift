import DimoApp
import Domain

/// What is said where nothing is open yet.
enum Words {
    static let strings = CommandWords.strings(arguments: CommandLine.arguments, environment: Shell.variable)

    static func text(_ key: String, _ values: String...) -> String { strings.text(key, values) }

    /// The same with the values as a list.
    static func text(_ key: String, _ values: [String]) -> String { strings.text(key, values) }
}
