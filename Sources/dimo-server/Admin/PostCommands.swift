import ArgumentParser
import CommunityServer
import Domain

struct ReportsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reports", abstract: "Print what members reported and nobody has looked at.")

    @OptionGroup var store: StoreOption

    func run() async throws {
        try await store.operate { community in
            for report in try await community.reports() {
                print(
                    [
                        report.post, report.isHidden ? "hidden" : "shown", "\(report.reporters)",
                        report.reasons.joined(separator: ","), report.author ?? "-",
                        PlainText.line(report.text, limit: 500),
                    ].joined(separator: "\t"))
            }
        }
    }
}

struct HideCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hide", abstract: "Hide a post; its author sees why.")

    @OptionGroup var store: StoreOption
    @Argument(help: "The post's id.") var post: String
    @Option(help: "Why, for its author: \(reasons).", transform: Self.reason) var why = ReportReason.other

    private static let reasons = ReportReason.allCases.map(\.rawValue).joined(separator: ", ")

    private static func reason(_ text: String) throws -> ReportReason {
        guard let reason = ReportReason(rawValue: text) else { throw ValidationError("it is one of \(reasons)") }
        return reason
    }

    func run() async throws {
        try await store.operate {
            try await $0.hide(post, why: why)
            print("hidden\t\(post)\t\(why.rawValue)")
        }
    }
}

struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a post again, and close its reports.")

    @OptionGroup var store: StoreOption
    @Argument(help: "The post's id.") var post: String

    func run() async throws {
        try await store.operate {
            try await $0.show(post)
            print("shown\t\(post)")
        }
    }
}
