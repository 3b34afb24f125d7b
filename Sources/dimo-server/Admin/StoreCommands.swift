import ArgumentParser
import CommunityServer
import Domain
import Foundation

struct RecountCommand: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "recount", abstract: "Recount all votes and marks and print how many counts were wrong.",
        discussion: "$ dimo-server admin recount")

    @OptionGroup var options: AdminOptions

    func run(_ community: CommunityOperator) async throws {
        let wrong = try await community.recount()
        try options.show(["wrong": wrong], [["\(wrong)"]])
    }
}

struct DuplicatesCommand: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "duplicates", abstract: "List works that are likely duplicates, as arguments for merge-work.",
        discussion: "$ dimo-server admin duplicates")

    @OptionGroup var options: AdminOptions

    func run(_ community: CommunityOperator) async throws {
        let pairs = try await community.duplicates()
        try options.show(pairs, pairs.map { [$0.from, $0.into] + $0.titles })
    }
}

struct MergeWorkCommand: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge-work", abstract: "Merge two works, with their votes, marks and posts.",
        discussion: "$ dimo-server admin merge-work heat-2 heat")

    @OptionGroup var options: AdminOptions
    @Argument(help: "The work to merge and remove.") var from: String
    @Argument(help: "The work to keep.") var into: String

    func run(_ community: CommunityOperator) async throws {
        let characters = try await community.mergeWork(from, into: into)
        try options.show(characters, [["joined", "\(characters.joined)"], ["moved", "\(characters.moved)"]])
    }
}

struct RestoredCommand: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "restored",
        abstract: "Mark this database as restored, so that members are asked about lost changes.",
        discussion: """
            $ dimo-server admin restored
            Not needed after admin restore. Use it for PostgreSQL or after copying the file by hand.
            """)

    @OptionGroup var options: AdminOptions

    func run(_ community: CommunityOperator) async throws {
        let epoch = try await community.restored()
        try options.show(["epoch": epoch], [["restored", "epoch \(epoch)"]])
    }
}

struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Restore a backup. The old database is kept, and members are asked what to do about lost changes.",
        discussion: """
            $ dimo-server admin restore copy.sqlite
            Stop the server first. SQLite only; for PostgreSQL use admin restored.
            """)

    @OptionGroup var options: AdminOptions
    @Argument(help: "A file written by admin backup.") var file: String

    func run() async throws {
        let path = try options.store.path()
        let kept = try await CommunityOperator.restore(file, to: path, name: options.store.operatorName)
        try options.show(
            ["restored": path, "kept": kept].compactMapValues(\.self),
            [["restored", path]] + (kept.map { [["kept", $0]] } ?? []))
    }
}

struct BackupCommand: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Back up the database. The server can keep running.",
        discussion: """
            $ dimo-server admin backup copy.sqlite
            $ dimo-server admin backup --keep 14 /var/backups/dimo
            With --keep, writes a dated file into a folder and deletes the oldest ones beyond that number.
            """)

    @OptionGroup var options: AdminOptions
    @Argument(help: "The backup file, which must not exist; or a folder, with --keep.") var file: String
    @Option(help: "Number of dated backups to keep in the folder.") var keep: Int?

    func validate() throws {
        guard keep.map({ (1...10_000).contains($0) }) != false else {
            throw ValidationError("--keep must be from 1 to 10000")
        }
    }

    func run(_ community: CommunityOperator) async throws {
        let path = keep == nil ? file : BackupFolder(path: file).newPath()
        try await community.backUp(to: path)
        if let keep { BackupFolder(path: file).trim(to: keep) }
        try options.done("backup", path)
    }
}

struct AuditCommand: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit", abstract: "Print the audit log, newest first.",
        discussion: "$ dimo-server admin audit --limit 20")

    @OptionGroup var options: AdminOptions
    @Option(help: "Maximum number of lines.") var limit = 100

    func run(_ community: CommunityOperator) async throws {
        let entries = try await community.audit(limit: limit)
        try options.show(entries, entries.map { [$0.at.formatted(.iso8601), $0.actor, $0.action, $0.subject ?? ""] })
    }
}

/// A folder of backups named by their time, such as `community-20261124T014500Z.sqlite`.
private struct BackupFolder {
    private static let (prefix, suffix) = ("community-", ".sqlite")

    let path: String

    func newPath() -> String {
        let time = Date().formatted(Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted))
        return URL(filePath: path).appending(path: Self.prefix + time + Self.suffix).path
    }

    func trim(to count: Int) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let backups = names.filter { $0.hasPrefix(Self.prefix) && $0.hasSuffix(Self.suffix) }.sorted()
        for name in backups.dropLast(count) {
            try? FileManager.default.removeItem(at: URL(filePath: path).appending(path: name))
        }
    }
}
