import ArgumentParser
import ManPages
import Testing

/// The help of a small program with every kind of argument and command.
struct HelpPageTests {
    private struct Tool: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "tool", abstract: "Does it.",
            discussion: """
                $ tool list --count 3
                It waits without a command.
                Words:
                  one, two
                """,
            subcommands: [Late.self],
            groupedSubcommands: [
                CommandGroup(name: "Start here", subcommands: [List.self]),
                CommandGroup(name: "Other", subcommands: [Hidden.self]),
            ])

        @OptionGroup var common: Common
    }

    private struct Common: ParsableArguments {
        @Flag(help: "Ask nobody.") var offline = false
    }

    private struct List: ParsableCommand {
        enum Order: String, CaseIterable, ExpressibleByArgument {
            case name, time
        }

        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List them.", discussion: "$ tool list one two")

        @Argument(help: "Which ones.") var names: [String]
        @Option(help: "How many, of all that there are and that nobody has taken away since it was last listed.")
        var count = 5
        @Option(help: "Their order.") var order: Order?
        @Option(help: "Why.") var reason: String
        @OptionGroup var common: Common
    }

    private struct Late: ParsableCommand {
        static let configuration = CommandConfiguration(commandName: "late", abstract: "Comes later.")

        @Option(defaultAsFlag: "true", help: "Until when.") var until: String?
    }

    private struct Hidden: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "hidden", abstract: "Not told.", shouldDisplay: false)
    }

    @Test func `the program's help has examples, grouped commands and global options`() {
        #expect(
            HelpPage(replacing: Tool.helpMessage(), of: Tool.self)?.text == """
                Does it.

                USAGE: tool [options] [command]

                EXAMPLES:
                  tool list --count 3

                It waits without a command.

                Words:
                  one, two

                COMMANDS:
                  late  Comes later.

                START HERE:
                  list  List them.

                GLOBAL OPTIONS:
                  --offline   Ask nobody.
                  -h, --help  Show help information.

                Run 'tool help COMMAND' for details.

                """)
    }

    @Test func `a command's help has its own options, with required ones in the usage`() {
        #expect(
            HelpPage(replacing: Tool.helpMessage(for: List.self), of: Tool.self)?.text == """
                List them.

                USAGE: tool list --reason <reason> [options] <names> ...

                EXAMPLES:
                  tool list one two

                ARGUMENTS:
                  <names> ...  Which ones.

                OPTIONS:
                  --count <count>    How many, of all that there are and that nobody has taken
                                     away since it was last listed. Default: 5.
                  --order <order>    Their order. One of: name, time.
                  --reason <reason>  Why.

                Run 'tool help' for the global options.

                """)
    }

    @Test func `an option that may be written without a value has no default`() {
        let text = HelpPage(replacing: Tool.helpMessage(for: Late.self), of: Tool.self)?.text
        #expect(text?.contains("Until when.\n") == true)
    }

    @Test func `texts are translated, and wide ones wrap by column`() throws {
        let long = "가나다라 마바사 아자차카 타파하 가나다라 마바사 아자차카 타파하 가나다라 마바사 아자차카"
        let korean = ["List them.": long, "Usage": "사용법", "options": "옵션", "Default: %1.": "기본값: %1."]
        let page = HelpPage(
            replacing: Tool.helpMessage(for: List.self), of: Tool.self, say: { korean[$0] ?? $0 },
            columns: { $0.reduce(0) { $0 + ($1.isASCII ? 1 : 2) } })
        let lines = try #require(page).text.split(separator: "\n")
        #expect(lines[0] == "가나다라 마바사 아자차카 타파하 가나다라 마바사 아자차카 타파하 가나다라 마바사")
        #expect(lines[1] == "아자차카")
        #expect(lines[2] == "사용법: tool list --reason <reason> [옵션] <names> ...")
        #expect(lines.contains { $0.hasSuffix("기본값: 5.") })
    }

    @Test(arguments: ["tool 1.0", "", "complete -c tool"])
    func `a message other than help is left to the argument parser`(message: String) {
        #expect(HelpPage(replacing: message, of: Tool.self) == nil)
    }
}
