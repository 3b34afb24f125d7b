import ArgumentParser
import DimoAssets
import ManPages

/// The pages for man(1), made from the texts of `--help` and `dimo manual`.
enum ManualPage {
    /// - Parameter topic: nil for the program's own page, `files` for that of its files.
    static func text(topic: String?) throws -> String {
        switch topic {
        case nil: try program()
        case "files": try files()
        case let other?:
            throw CommandFailure(
                message: Words.text(
                    "shell.error.near", Words.text("shell.error.page", other),
                    "dimo manual --man, dimo manual files --man"),
                status: Shell.usage)
        }
    }

    private static func program() throws -> String {
        var page = ManPage(
            name: "dimo", section: 1, version: AppVersion.text,
            abstract: "an evening in the terminal: films, characters and drinks")
        page.commands(try CommandTree(dump: Dimo._dumpHelp()))
        page.section("Keys")
        page.markdown(try ManualCommand.page("keys"))
        page.section("From the shell")
        page.markdown(try ManualCommand.page("shell"))
        page.section("Accounts")
        page.markdown(try ManualCommand.page("accounts"))
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
