import ArgumentParser
import CommunityProtocol
import CommunityServer
import Domain

struct ReportsCommand: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "reports",
        abstract: "List open reports: post or work, ID, state, reporters, reasons, author, text.",
        discussion: "$ dimo-server admin reports")

    @OptionGroup var options: AdminOptions

    func run(_ community: CommunityOperator) async throws {
        let reports = try await community.reports()
        try options.show(
            reports,
            reports.map { report in
                [
                    report.kind.rawValue, report.id, report.isHidden ? "hidden" : "shown", "\(report.reporters)",
                    report.reasons.joined(separator: ","), report.author ?? "-", report.text,
                ]
            })
    }
}

struct HideCommand: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "hide", abstract: "Hide a post, or all posts of a member, and tell the author why.",
        discussion: """
            $ dimo-server admin hide p-1a2b3c --why spoiler
            $ dimo-server admin hide --all-of mina --why promotion
            """)

    @OptionGroup var options: AdminOptions
    @Argument(help: "The post's ID.") var post: String?
    @Option(help: "The ID or nickname of a member whose posts are all hidden.") var allOf: String?
    @Option(help: "Reason shown to the author: \(reasons). Default: other.", transform: Self.reason) var why =
        ReportReason.other

    private static let reasons = ReportReason.allCases.map(\.rawValue).joined(separator: ", ")

    private static func reason(_ text: String) throws -> ReportReason {
        guard let reason = ReportReason(rawValue: text) else { throw ValidationError("must be one of \(reasons)") }
        return reason
    }

    func validate() throws {
        guard (post == nil) != (allOf == nil) else { throw ValidationError("give either a post or --all-of") }
    }

    func run(_ community: CommunityOperator) async throws {
        if let allOf {
            let count = try await community.hideAll(of: allOf, why: why)
            try options.done("hidden", allOf, "\(count) posts")
        } else if let post {
            try await community.hide(post, why: why)
            try options.done("hidden", post, why.rawValue)
        }
    }
}

struct ShowCommand: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a hidden post again and close its reports.",
        discussion: "$ dimo-server admin show p-1a2b3c")

    @OptionGroup var options: AdminOptions
    @Argument(help: "The post's ID.") var post: String

    func run(_ community: CommunityOperator) async throws {
        try await community.show(post)
        try options.done("shown", post)
    }
}

struct UnpublishCommand: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "unpublish",
        abstract: "Remove a work that a member published, or all of a member's works, from everyone's catalogue.",
        discussion: """
            $ dimo-server admin unpublish our-short-film
            $ dimo-server admin unpublish --all-of mina
            """)

    @OptionGroup var options: AdminOptions
    @Argument(help: "The work's ID.") var work: String?
    @Option(help: "The ID or nickname of a member whose works are all removed.") var allOf: String?

    func validate() throws {
        guard (work == nil) != (allOf == nil) else { throw ValidationError("give either a work or --all-of") }
    }

    func run(_ community: CommunityOperator) async throws {
        if let allOf {
            let count = try await community.unpublishAll(of: allOf)
            try options.done("unpublished", allOf, "\(count) works")
        } else if let work {
            try await community.unpublish(work)
            try options.done("unpublished", work)
        }
    }
}
