import Domain

/// A message of the argument parser, translated. The library offers only English sentences, without their data, so they
/// are parsed here in the form of the version the manifest pins. Unknown ones stay as they are.
struct ParserComplaint {
    private let text: String
    private let say: (String, [String]) -> String

    /// `text` is the message in one line; `say` returns the text of a key with its values.
    init(_ text: String, say: @escaping (String, [String]) -> String) {
        self.text = text
        self.say = say
    }

    var description: String { option ?? value ?? argument ?? text }

    private var option: String? {
        if let match = text.wholeMatch(of: /Unknown option '(.+?)'(?:\. Did you mean '(.+?)'\?)?(?: or: (.+))?/) {
            let unknown = say("shell.parser.option", [String(match.1)])
            // The library suggests options that share little with the word.
            let name = match.1.drop { $0 == "-" }
            let suggested = match.2.map(String.init).flatMap { option in
                Nearest.text(like: String(name), among: [String(option.drop { $0 == "-" })]).map { _ in option }
            }
            let near = suggested.map { say("shell.error.near", [unknown, $0]) } ?? unknown
            guard let other = match.3 else { return near }
            return say("shell.parser.or", [near, ParserComplaint(String(other), say: say).description])
        }
        if let match = text.wholeMatch(of: /Missing value for '(.+?)'(?: in '(.+)')?/) {
            return say("shell.parser.no-value", [String(match.2 ?? match.1)])
        }
        if let match = text.wholeMatch(of: /The option '(.+?)' does not take any value, but '(.*)' was specified\./) {
            return say("shell.parser.flag-value", [String(match.1), String(match.2)])
        }
        if let match = text.wholeMatch(of: /Invalid option: (.+)/) {
            return say("shell.parser.bad-option", [String(match.1)])
        }
        if let match = text.wholeMatch(of: /Value to be set with (.+) had already been set with (.+)/) {
            return say("shell.parser.twice", [String(match.1), String(match.2)])
        }
        return nil
    }

    private var value: String? {
        guard
            let match = text.wholeMatch(
                of: /The value '(.*?)' is invalid(?: for '(.+?)')?(?:\.$|\. (Please .+)|: (.+)|)/)
        else { return nil }
        let place = match.2.map(String.init) ?? ""
        let wrong =
            place.isEmpty
            ? say("shell.parser.value", [String(match.1)])
            : say("shell.parser.value-of", [String(match.1), place])
        // Some reasons begin with the value themselves.
        if let reason = match.4 { return reason.hasPrefix("\"\(match.1)\"") ? String(reason) : "\(wrong): \(reason)" }
        guard let choices = match.3, let list = Self.choices(String(choices)) else {
            // Numbers alone have neither choices nor a reason.
            return place.isEmpty ? wrong : say("shell.parser.number", [wrong])
        }
        return say("shell.parser.choices", [wrong, list])
    }

    private var argument: String? {
        if let match = text.wholeMatch(of: /Missing expected argument '(.+)'/) {
            return say("shell.parser.no-argument", [String(match.1)])
        }
        if let match = text.wholeMatch(of: /Missing one of: (.+)/) {
            return say("shell.parser.one-of", [Self.list(String(match.1))])
        }
        if let match = text.wholeMatch(of: /Unexpected argument '(.*)'/) {
            return say("shell.parser.extra", [String(match.1)])
        }
        if let match = text.wholeMatch(of: /(\d+) unexpected arguments: (.+)/) {
            return say("shell.parser.extra", [Self.list(String(match.2))])
        }
        if text == "Missing required subcommand." { return say("shell.parser.subcommand", []) }
        if let match = text.wholeMatch(of: /Can't generate completion scripts for '(.+?)'\..*: (.+)/) {
            return say("shell.parser.shell", [String(match.1), String(match.2)])
        }
        return nil
    }

    /// The values listed in the sentence.
    private static func choices(_ sentence: String) -> String? {
        if let match = sentence.wholeMatch(of: /Please provide one of the following: (.+)/) { return String(match.1) }
        guard let match = sentence.wholeMatch(of: /Please provide one of (.+)\./) else { return nil }
        return list(String(match.1))
    }

    /// Removes the quotation marks of `'a', 'b' or 'c'`.
    private static func list(_ text: String) -> String {
        let quoted = text.matches(of: /'([^']*)'/).map { String($0.output.1) }
        return quoted.isEmpty ? text : quoted.joined(separator: ", ")
    }
}
