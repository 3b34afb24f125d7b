import ArgumentParser
import DimoApp
import Domain

extension ReportReason: ExpressibleByArgument {}
extension ModeratorAction: ExpressibleByArgument {}

/// The reason of a report, as an option.
struct ReasonOption: ParsableArguments {
    @Option(help: "The reason.")
    var why = ReportReason.other
}

struct CommunityReportCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Report a work of your community to its operator.",
        discussion: "$ dimo community report our-short-film --why promotion")

    @Argument(help: "The work's ID, as dimo search prints it.")
    var work: String

    @OptionGroup var reason: ReasonOption

    @Option(help: "A note for the operator.")
    var text: String?

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let why = reason.why
        let (shell, _) = try await CommunityShell.openAsMember(global)
        let (id, text) = (Identifier<Work>(work), text)
        try await shell.asking { try await $0.report(id, because: why, text, of: $1) }
        Shell.print(shell.strings["community.report.sent"] + "\n")
    }
}

struct CommunityReportsCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "reports",
        abstract: "List members' reports (moderators only).",
        discussion: "$ dimo community reports")

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let (shell, _) = try await CommunityShell.openAsMember(global)
        let reports = try await shell.asking { try await $0.reports(of: $1) }
        if json {
            let documents = reports.map { report in
                JSONValue.object([
                    ("kind", .string(report.isWork ? "work" : "post")), ("id", .string(report.id)),
                    ("author", .optional(report.author)), ("text", .string(report.text)),
                    ("reporters", .integer(report.reporters)), ("reasons", .strings(report.reasons)),
                    ("hidden", .bool(report.isHidden)),
                ])
            }
            return Shell.print(JSONValue.array(documents).document)
        }
        let rows = reports.map { report in
            [
                report.id, String(report.reporters), report.reasons.joined(separator: ","), report.author ?? "",
                report.text,
            ]
        }
        Shell.print(TextTable(rows).text(isTerminal: Shell.isTerminal))
    }
}

struct CommunityModerateCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "moderate",
        abstract: "Hide or show a post, or remove a work (moderators only).",
        discussion: """
            $ dimo community moderate hide 0f3a2b --why spoiler
            $ dimo community moderate unpublish our-short-film
            """)

    @Argument(help: "The action to take.")
    var action: ModeratorAction

    @Argument(help: "The ID of the post or work, as dimo community reports prints it.")
    var id: String

    @OptionGroup var reason: ReasonOption

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let why = reason.why
        let (shell, _) = try await CommunityShell.openAsMember(global)
        let (action, id) = (action, id)
        try await shell.asking { try await $0.moderate(action, id, because: why, of: $1) }
        Shell.print(shell.strings["community.moderate.done"] + "\n")
    }
}
