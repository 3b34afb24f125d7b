import ArgumentParser
import DimoApp
import DimoAssets
import Domain
import ManPages

struct ManualCommand: ParsableCommand {
    /// The pages in display order, with their subjects.
    static let topics: KeyValuePairs<String, String> = [
        "keys": "what every key does", "shell": "the commands, with examples",
        "files": "where everything is stored, and every setting",
        "accounts": "several people on one machine, and what a password protects against",
        "community": "your own community: dimo-server for friends, or open to all behind a proxy",
        "structure": "how the code is built, tested and measured",
        "load": "a community server on PostgreSQL, with measurements",
        "style": "how texts are written, and the words for things in both languages",
    ]

    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: "Read a page of the manual.",
        discussion: """
            $ dimo manual keys
            Pages:
              \(topics.map(\.key).joined(separator: ", "))
            """)

    @Argument(help: "The page. Default: list the pages.", completion: Completions.topic)
    var topic: String?

    @Flag(help: "Print a page for man(1): dimo(1), or dimo-config(5) for the page files.")
    var man = false

    @OptionGroup var global: GlobalOptions

    func run() throws {
        if man { return Shell.print(try ManualPage.text(topic: topic)) }
        guard let topic else {
            let rows = Self.topics.map { [$0.key, $0.value] }
            return Shell.print(TextTable(rows).text())
        }
        guard Self.topics.contains(where: { $0.key == topic }) else {
            let nearest = Nearest.texts(like: topic, among: Self.topics.map(\.key), limit: 1)
            throw CommandFailure.usage(
                Words.text(Words.text("shell.error.page", topic), near: nearest, list: "dimo manual"))
        }
        Shell.print(try Self.page(topic))
    }

    static func page(_ topic: String) throws -> String {
        do {
            let bytes = try AssetFolder.locate(environment: Shell.variable).bytes(of: "Manual/\(topic).md")
            return String(decoding: bytes, as: UTF8.self)
        } catch {
            throw CommandFailure("\(error)")
        }
    }
}

/// The pages for man(1), made from the texts of `--help` and `dimo manual`.
enum ManualPage {
    /// - Parameter topic: nil for the program's own page, `files` for that of its files.
    static func text(topic: String?) throws -> String {
        switch topic {
        case nil: try program()
        case "files": try files()
        case let other?:
            throw CommandFailure.usage(
                Words.text(
                    "shell.error.near", Words.text("shell.error.page", other),
                    "dimo manual --man, dimo manual files --man"))
        }
    }

    private static func program() throws -> String {
        var page = ManPage(
            name: "dimo", section: 1, version: AppVersion.text,
            abstract: "an evening in the terminal: films, characters and drinks")
        page.commands(try CommandTree(dump: Dimo._dumpHelp()))
        for (section, topic) in [("Keys", "keys"), ("From the shell", "shell"), ("Accounts", "accounts")] {
            page.section(section)
            page.markdown(try ManualCommand.page(topic))
        }
        page.section("Exit status")
        page.markdown(
            "| Status | Meaning |\n|---|---|\n| 0 | done |\n| 1 | failed |\n| 64 | wrong usage |\n| 130 | stopped with Ctrl-C |"
        )
        page.section("See also")
        page.markdown("`dimo-config`(5)")
        return page.text
    }

    private static func files() throws -> String {
        var page = ManPage(
            name: "dimo-config", section: 5, version: AppVersion.text, abstract: "files and settings of dimo")
        page.section("Description")
        page.markdown(try ManualCommand.page("files"))
        page.section("See also")
        page.markdown("`dimo`(1)")
        return page.text
    }
}
