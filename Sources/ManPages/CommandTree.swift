import Foundation

/// A program's commands as dumped by `--experimental-dump-help`, the source of `--help`.
package struct CommandTree: Decodable {
    struct Argument: Decodable {
        struct Name: Decodable {
            let kind: String
            let name: String

            var text: String { kind == "long" ? "--\(name)" : "-\(name)" }
        }

        let kind: String
        let names: [Name]?
        let abstract: String?
        let valueName: String?
        let defaultValue: String?
        let allValues: [String]?
        let isOptional: Bool
        let isRepeating: Bool
        let shouldDisplay: Bool

        /// The names as typed, with their dashes.
        var labels: [String] { (names ?? []).map(\.text) }

        /// What the argument is for, the choices unless the sentence names them, and the default, translated by `say`.
        func explanation(_ say: (String) -> String = { $0 }) -> String {
            var sentences = [abstract.map(say) ?? ""]
            if let values = allValues, values.contains(where: { !sentences[0].contains($0) }) {
                sentences.append(say("One of: %1.").replacing("%1", with: values.joined(separator: ", ")))
            }
            // What an option means without its value is not its default.
            if let defaultValue, kind != "option" || defaultValue != "true" {
                sentences.append(say("Default: %1.").replacing("%1", with: defaultValue))
            }
            return sentences.filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    struct Command: Decodable {
        let commandName: String
        let abstract: String?
        let discussion: String?
        let arguments: [Argument]?
        let subcommands: [Command]?
        let shouldDisplay: Bool

        /// The command lines of the discussion, which begin with `$ `.
        var examples: [String] { discussionLines.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) } }

        /// The paragraphs of the discussion, one a line. An indented one is a list of names.
        var paragraphs: [String] { discussionLines.filter { !$0.hasPrefix("$ ") && !$0.isEmpty } }

        private var discussionLines: [String] {
            (discussion ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
    }

    let command: Command

    /// Throws `DecodingError` if the format of the dump has changed.
    package init(dump: String) throws {
        self = try JSONDecoder().decode(CommandTree.self, from: Data(dump.utf8))
    }
}
