import Foundation

/// What a program says of its commands, as the argument parser prints it with `--experimental-dump-help`: the source of
/// `--help`.
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

    /// - Throws: `DecodingError` when the parser describes itself in another way.
    package init(dump: String) throws {
        self = try JSONDecoder().decode(CommandTree.self, from: Data(dump.utf8))
    }
}
