import ArgumentParser
import DimoApp
import Domain
import FeatureKit

extension ReportReason: ExpressibleByArgument {}
extension ModeratorAction: ExpressibleByArgument {}

struct ReasonOption: ParsableArguments {
    @Option(help: "The reason.")
    var why = ReportReason.other
}

struct CommunityReportCommand: MemberCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Report a work of your community to its operator.",
        discussion: "$ dimo community report our-short-film --why promotion")

    @Argument(help: "The work's ID, as dimo search prints it.")
    var work: String

    @OptionGroup var reason: ReasonOption

    @Option(help: "A note for the operator.")
    var text: String?

    @OptionGroup var global: GlobalOptions

    func run(_ shell: CommunityShell) async throws {
        let (id, why, text) = (Identifier<Work>(work), reason.why, text)
        try await shell.asking { try await $0.report(id, because: why, text, of: $1) }
        Shell.print(shell.strings["community.report.sent"] + "\n")
    }
}

struct CommunityReportsCommand: MemberCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "reports", abstract: "List members' reports (moderators only).",
        discussion: "$ dimo community reports")

    @OptionGroup var output: OutputOptions

    func run(_ shell: CommunityShell) async throws {
        let reports = try await shell.asking { try await $0.reports(of: $1) }
        printList(reports) { report in
            [
                "kind": report.isWork ? "work" : "post", "id": report.id, "author": report.author, "text": report.text,
                "reporters": report.reporters, "reasons": report.reasons, "hidden": report.isHidden,
            ]
        } columns: { report in
            [
                report.id, String(report.reporters), report.reasons.joined(separator: ","), report.author ?? "",
                report.text,
            ]
        }
    }
}

struct CommunityModerateCommand: MemberCommand {
    static let configuration = CommandConfiguration(
        commandName: "moderate", abstract: "Hide or show a post, or remove a work (moderators only).",
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

    func run(_ shell: CommunityShell) async throws {
        let (action, id, why) = (action, id, reason.why)
        try await shell.asking { try await $0.moderate(action, id, because: why, of: $1) }
        Shell.print(shell.strings["community.moderate.done"] + "\n")
    }
}

struct CommunityPublishCommand: MemberCommand {
    static let configuration = CommandConfiguration(
        commandName: "publish", abstract: "Publish the works and characters you added to your community.",
        discussion: """
            $ dimo community publish
            $ dimo community publish --off
            Publishes them with their synopses; your later changes follow automatically. --off unpublishes what no \
            one else has dug, wished for or written about.
            """)

    @Flag(help: "Unpublish them instead.")
    var off = false

    @OptionGroup var global: GlobalOptions

    func run(_ shell: CommunityShell) async throws {
        if off {
            let works = try await shell.asking { try await $0.takeBackWorks(of: $1) }
            return Shell.print(CommunityText.takenBack(works, shell.strings) + "\n")
        }
        let works = try await shell.asking { try await $0.publishWorks(of: $1) }
        Shell.print(CommunityText.published(works, shell.strings) + "\n")
    }
}
