import DimoApp
import Domain

enum Words {
    static let strings = CommandWords.strings(arguments: CommandLine.arguments, environment: Shell.variable)

    static func text(_ key: String, _ values: String...) -> String { strings.text(key, values) }

    static func text(_ key: String, _ values: [String]) -> String { strings.text(key, values) }
}
