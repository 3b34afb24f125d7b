import ArgumentParser
import Foundation
import ManPages
import Terminal
import Testing

@testable import DimoAssets
@testable import dimo

extension EndToEnd {
    struct HelpTests {
        /// A command with its path.
        struct Entry: CustomTestStringConvertible, Sendable {
            let path: [String]
            let type: any ParsableCommand.Type

            var testDescription: String { (["dimo"] + path).joined(separator: " ") }
            var examples: [String] {
                type.configuration.discussion.split(separator: "\n").filter { $0.hasPrefix("$ ") }
                    .map { String($0.dropFirst(2)) }
            }
        }

        static let commands = entries(Dimo.self, path: [])

        private static func entries(_ type: any ParsableCommand.Type, path: [String]) -> [Entry] {
            [Entry(path: path, type: type)]
                + type.configuration.subcommands.flatMap {
                    entries($0, path: path + [$0.configuration.commandName ?? ""])
                }
        }

        @Test func `every command is in exactly one group`() throws {
            #expect(Dimo.configuration.ungroupedSubcommands.isEmpty)
            let names = Dimo.configuration.groupedSubcommands.flatMap(\.subcommands)
                .compactMap { $0.configuration.commandName }
            #expect(names.count > 20 && Set(names).count == names.count)
            let help = try Command.run([Executable.path, "help"]).lines
            for name in names { #expect(help.count { $0.hasPrefix("  \(name) ") } == 1, "\(name)") }
        }

        @Test(arguments: commands)
        func `every command has an example, and every example can be parsed`(command: Entry) throws {
            let first = try #require(command.examples.first, "no example")
            #expect(Self.words(of: first).starts(with: ["dimo"] + command.path))
            for example in command.examples {
                let words = Self.words(of: example)
                #expect(words.first == "dimo")
                // Parsing by the command itself takes a tenth of the time of parsing by the whole tree.
                let isOwn =
                    command.type.configuration.subcommands.isEmpty && words.starts(with: ["dimo"] + command.path)
                guard !isOwn else {
                    _ = try command.type.parse(Array(words.dropFirst(1 + command.path.count)))
                    continue
                }
                let parsed = try Dimo.parseAsRoot(Array(words.dropFirst()))
                #expect(!command.type.configuration.subcommands.isEmpty || parsed is Dimo, "\(example)")
            }
        }

        @Test func `help texts begin with a capital and end with a full stop or a colon`() throws {
            for text in try Self.texts() {
                for word in ["without it", "hoever", "omebody", "verybody", "by default."] {
                    #expect(!text.contains(word), "\(text)")
                }
                #expect(text.first?.isUppercase == true || text.hasPrefix("--"), "\(text)")
                #expect(text.hasSuffix(".") || text.hasSuffix(":"), "\(text)")
            }
        }

        @Test func `every help text has a Korean translation, and no translation is unused`() throws {
            let korean = try Self.korean()
            let groups = Dimo.configuration.groupedSubcommands.map(\.name)
            let own = [
                "Usage", "Examples", "Arguments", "Options", "Global options", "Commands", "options", "command",
                "One of: %1.", "Default: %1.", "Run '%1' for details.", "Run '%1' for the global options.",
            ]
            let texts = try Self.texts().union(groups).union(own)
            for text in texts {
                let isKorean = korean[text]?.unicodeScalars.contains { (0xac00...0xd7a3).contains($0.value) }
                #expect(isKorean == true, "\(text)")
            }
            #expect(Set(korean.keys).subtracting(texts).sorted() == [])
        }

        @Test func `no line of help is wider than 80 columns`() throws {
            let metrics = TextMetrics()
            let tree = try CommandTree(dump: Dimo._dumpHelp())
            let korean = try Self.korean()
            for command in Self.commands {
                let message = Dimo.helpMessage(for: command.type)
                for table in [[:], korean] {
                    let page = HelpPage(
                        replacing: message, of: Dimo.self, tree: tree, say: { table[$0] ?? $0 },
                        columns: { metrics.width(of: $0) })
                    for line in try #require(page).text.split(separator: "\n") {
                        #expect(metrics.width(of: String(line)) <= 80, "\(line)")
                    }
                }
            }
        }

        @Test func `help is in the language of the option, the configuration or the locale`() throws {
            let workspace = try Workspace()
            #expect(try workspace.run("help", "drinks", "show").output.hasPrefix("Show a recipe.\n\nUSAGE: "))
            var environment = TestEnvironment.base
            environment["LC_ALL"] = "ko_KR.UTF-8"
            for help in [
                try workspace.run("--lang", "ko", "help", "drinks", "show"),
                try workspace.run("drinks", "show", "--help", "--lang", "ko"),
                try workspace.run("drinks", "show", "-h", environment: environment),
            ] {
                #expect(help.status == .exited(0) && help.output.contains("사용법: dimo drinks show"), "\(help)")
            }
            #expect(try workspace.run("config", "set", "language", "ko").status == .exited(0))
            #expect(try workspace.run("help").output.contains("사용법: dimo "))
            #expect(try workspace.run("--lang", "en", "help").output.contains("USAGE: dimo "))
        }

        /// The words of a command line, without its redirection.
        private static func words(of line: String) -> [String] {
            var (words, isQuoted) = ([""], false)
            for character in line.prefix(while: { $0 != ">" }) {
                if character == "\"" {
                    isQuoted.toggle()
                } else if character == " ", !isQuoted {
                    words.append("")
                } else {
                    words[words.count - 1].append(character)
                }
            }
            return words.filter { !$0.isEmpty }
        }

        private static func korean() throws -> [String: String] {
            let assets = URL(filePath: #filePath).appending(path: "../../../Assets").standardizedFileURL
            return StringTable.parse(try AssetFolder(path: assets.path).bytes(of: "ko.lproj/Help.strings"))
        }

        /// Every abstract, paragraph and explanation, except those of the argument parser's own command.
        private static func texts() throws -> Set<String> {
            func collect(_ value: Any, into texts: inout Set<String>) {
                if let list = value as? [Any] { list.forEach { collect($0, into: &texts) } }
                guard let object = value as? [String: Any], object["commandName"] as? String != "help" else { return }
                if let text = object["abstract"] as? String { texts.insert(text) }
                let lines = (object["discussion"] as? String ?? "").split(separator: "\n")
                texts.formUnion(lines.filter { !$0.hasPrefix("$ ") && !$0.hasPrefix(" ") }.map(String.init))
                for (_, value) in object { collect(value, into: &texts) }
            }
            var texts: Set<String> = []
            collect(try JSONSerialization.jsonObject(with: Data(Dimo._dumpHelp().utf8)), into: &texts)
            return texts.filter { !$0.isEmpty }
        }
    }
}
