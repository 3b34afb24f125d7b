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
    }

    struct Command: Decodable {
        let commandName: String
        let abstract: String?
        let discussion: String?
        let arguments: [Argument]?
        let subcommands: [Command]?
        let shouldDisplay: Bool
    }

    let command: Command

    /// - Throws: `DecodingError` if the format of the dump has changed.
    package init(dump: String) throws {
        self = try JSONDecoder().decode(CommandTree.self, from: Data(dump.utf8))
    }
}
