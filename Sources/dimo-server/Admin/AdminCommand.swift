import ArgumentParser
import CommunityServer
import Domain
import Foundation

/// All commands except `restore` can run while the server is running.
struct AdminCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "admin", abstract: "Administer the community. Every command is recorded in the audit log.",
        discussion: """
            $ dimo-server admin invite --uses 5
            $ dimo-server admin members
            $ dimo-server admin backup copy.sqlite
            """,
        groupedSubcommands: [
            CommandGroup(
                name: "Members",
                subcommands: [
                    InviteCommand.self, InvitesCommand.self, WithdrawCommand.self, MembersCommand.self,
                    RenameCommand.self, ModeratorCommand.self, ResetCommand.self, SuspendCommand.self,
                    LiftCommand.self, RemoveCommand.self, ExportCommand.self,
                ]),
            CommandGroup(
                name: "Reports and posts", subcommands: [ReportsCommand.self, HideCommand.self, ShowCommand.self]),
            CommandGroup(
                name: "Works and votes",
                subcommands: [
                    UnpublishCommand.self, DuplicatesCommand.self, MergeWorkCommand.self, DropVotesCommand.self,
                    RecountCommand.self,
                ]),
            CommandGroup(
                name: "Database and audit log",
                subcommands: [
                    BackupCommand.self, RestoreCommand.self, RestoredCommand.self, AuditCommand.self,
                ]),
        ])
}

/// A command that works on the community and prints what it did.
protocol OperatorCommand: AsyncParsableCommand {
    var options: AdminOptions { get }
    func run(_ community: CommunityOperator) async throws
}

extension OperatorCommand {
    func run() async throws { try await options.store.operate { try await run($0) } }
}

/// The options of every admin command: its database and the format of its output.
struct AdminOptions: ParsableArguments {
    @OptionGroup var store: StoreOption
    @Flag(help: "Print one JSON document.") var json = false

    /// Prints the value as JSON, or the lines as tab-separated text.
    func show(_ value: some Encodable, _ lines: [[String]]) throws {
        guard json else {
            // Text typed by members must not contain control characters for the terminal.
            for line in lines { print(line.map { PlainText.line($0, limit: 500) }.joined(separator: "\t")) }
            return
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        print(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    /// Prints an action and its subject, as `hidden<TAB>ID` or `{"hidden":"ID"}`.
    func done(_ what: String, _ subject: String, _ detail: String? = nil) throws {
        var fields = [what: subject]
        if let detail { fields["detail"] = detail }
        try show(fields, [[what, subject] + (detail.map { [$0] } ?? [])])
    }

    static func day(_ date: Date?) -> String { date.map { $0.formatted(.iso8601.year().month().day()) } ?? "-" }
}

extension StoreOption {
    func operate(_ body: (CommunityOperator) async throws -> Void) async throws {
        let path = try path()
        guard PostgresAddress(path) != nil || FileManager.default.fileExists(atPath: path) else {
            throw failed("no community in \(path): choose the database with --store")
        }
        let community = try await CommunityOperator(store: path, name: operatorName)
        do {
            try await body(community)
        } catch {
            await community.close()
            throw error
        }
        await community.close()
    }

    var operatorName: String {
        let environment = ProcessInfo.processInfo.environment
        return environment["SUDO_USER"] ?? environment["USER"] ?? "operator"
    }
}
