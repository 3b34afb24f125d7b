import ArgumentParser
import Domain

/// An unknown word in place of a command, `drinkz` or `help drinkz`.
struct UnknownCommand: CustomStringConvertible {
    private let word: String
    private let names: [String]
    /// `dimo help` for the command before the word.
    private let help: String

    private static let valued: Set<String> = ["--data-dir", "--as", "--lang", "--theme", "--color", "--log-level"]

    /// The commands for words of other programs, by the help of the command that precedes the word.
    private static let others = [
        "dimo help drinks": ["find": "dimo drinks list --search", "search": "dimo drinks list --search"]
    ]

    private static let flags: Set<String> = ["--ascii", "--plain", "--no-mouse", "--offline"]

    /// Returns nil if the arguments name existing commands, or none, or begin with an option of the program itself.
    init?(_ arguments: [String]) {
        var words = arguments[...]
        while let option = words.first, option.hasPrefix("-") {
            guard Self.valued.contains(option) || Self.flags.contains(option) else { return nil }
            words = words.dropFirst(Self.valued.contains(option) ? 2 : 1)
        }
        let isHelp = words.first == "help"
        if isHelp { words = words.dropFirst() }
        if isHelp, words.first == "help" { return nil }
        var commands = Dimo.configuration.subcommands
        var help = "dimo help"
        while let word = words.popFirst(), !word.hasPrefix("-"), !commands.isEmpty {
            guard let command = commands.first(where: { Self.name(of: $0) == word }) else {
                self.word = word
                names = commands.map(Self.name)
                self.help = help
                return
            }
            help += " \(word)"
            commands = command.configuration.subcommands
        }
        return nil
    }

    var description: String {
        let meant = Self.others[help]?[word].map { [$0] } ?? Nearest.texts(like: word, among: names, limit: 1)
        return Words.text(Words.text("shell.error.no-command", word), near: meant, list: help)
    }

    private static func name(of command: any ParsableCommand.Type) -> String {
        command.configuration.commandName ?? ""
    }
}
