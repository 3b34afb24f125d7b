import CommunityServer
import Domain
import Foundation
import GRDB
import Synchronization
import TestSupport
import Testing

/// A community's server on this machine, on any port that is free, over a folder of its own.
final class TestServer: Sendable {
    let address: CommunityAddress
    let folder: URL
    /// The file of its store, or the address of its database.
    let store: String
    /// What is shown by who wants to join. Where anyone may join, votes are counted only after a day.
    let invite: String
    private let task: Task<Void, any Error>

    private static let invitePrefix = "invite: "

    /// Comes back once it listens.
    ///
    /// - Parameters:
    ///   - folder: that of a server before, whose store is gone on with; nil for a new one.
    ///   - isLAN: whether it has a key of its own.
    ///   - oldestClient: the version below which a terminal is told to update.
    static func start(
        in folder: URL? = nil, on kind: TestStore = .sqlite, isLAN: Bool = false, oldestClient: String = "0.1",
        works: [CastWork] = SampleWorks.all
    ) async throws -> TestServer {
        let isKnown = folder != nil
        let folder =
            folder ?? FileManager.default.temporaryDirectory.appending(path: "dimo-community-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let settings = CommunitySettings(
            name: "Friends", registration: "invite", oldestClient: oldestClient,
            passwordCost: PasswordCost(rounds: 16, blockSize: 8, parallelism: 1), keepsRates: false)
        let store =
            kind == .postgres
            ? try PostgresCluster.shared().newDatabase() : folder.appending(path: "community.sqlite").path
        var options = ServeOptions(
            store: store, port: 0, settings: settings, works: works)
        options.logs = .warning
        (options.isLAN, options.lanHost) = (isLAN, isLAN ? "127.0.0.1" : nil)
        let (reports, continuation) = AsyncStream<String>.makeStream()
        let task = Task {
            defer { continuation.finish() }
            try await CommunityServer.CommunityService(options).run { continuation.yield($0) }
        }
        for await report in reports {
            let lines = report.split(separator: "\n").map(String.init)
            guard let first = lines.first, first.hasPrefix(isLAN ? "https://" : "http://") else { continue }
            if let line = lines.first(where: { $0.hasPrefix("join ") }) {
                let link = try CommunityLink(line)
                return TestServer(
                    address: link.address, folder: folder, store: store, invite: link.invite ?? "", task: task)
            }
            let invite = lines.first { $0.hasPrefix(Self.invitePrefix) }?.dropFirst(Self.invitePrefix.count)
            // A store that was there before has its members already.
            #expect(isKnown || invite != nil, "the address is reported without the invitation")
            return TestServer(
                address: try CommunityAddress(first), folder: folder, store: store, invite: String(invite ?? ""),
                task: task)
        }
        try await task.value
        throw CommunityProblem.other("the server did not begin to listen")
    }

    private init(
        address: CommunityAddress, folder: URL, store: String, invite: String, task: Task<Void, any Error>
    ) {
        self.address = address
        self.folder = folder
        self.store = store
        self.invite = invite
        self.task = task
    }

    /// Its invite lets in as many as come, or so many.
    func admitMany(_ uses: Int = 1_000) throws {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        try DatabaseQueue(path: store, configuration: configuration).write { db in
            try db.execute(sql: "UPDATE invite SET uses = ?", arguments: [uses])
        }
    }

    /// Ends it and waits until it has.
    func stop() async {
        task.cancel()
        _ = try? await task.value
    }

    /// Ends it and copies its folder, as a backup.
    func stopAndCopy() async throws -> URL {
        await stop()
        let copy = folder.deletingLastPathComponent().appending(path: folder.lastPathComponent + "-backup")
        try FileManager.default.copyItem(at: folder, to: copy)
        return copy
    }

    /// Says that the copy is whole, as `admin restored` does.
    ///
    /// - Returns: where it is then.
    static func declareRestored(_ folder: URL) throws -> URL {
        let copy = folder.deletingLastPathComponent().appending(path: folder.lastPathComponent + "-restored")
        try FileManager.default.copyItem(at: folder, to: copy)
        try declare(copy)
        return copy
    }

    private static func declare(_ folder: URL) throws {
        try DatabaseQueue(path: folder.appending(path: "community.sqlite").path).write { db in
            try db.execute(sql: "UPDATE meta SET epoch = epoch + 1")
            try db.execute(sql: "UPDATE member SET base = seq, shows_votes = 0")
        }
    }

    /// Ends it and compares all of its votes.
    func expectVotes(_ votes: [String: MBTI]) async throws {
        await stop()
        let found = try await ServerStore(self).votes()
        #expect(Dictionary(uniqueKeysWithValues: found.map { ($0.character, $0.type) }) == votes.mapValues(\.code))
    }

    /// Ends it and takes its folder away, with the copies that were made of it.
    func remove() async {
        await stop()
        let (parent, name) = (folder.deletingLastPathComponent(), folder.lastPathComponent)
        let files = try? FileManager.default.contentsOfDirectory(atPath: parent.path)
        for file in files ?? [] where file == name || file.hasPrefix("\(name)-") {
            try? FileManager.default.removeItem(at: parent.appending(path: file))
        }
        if store.hasPrefix("postgres:") { try? PostgresCluster.shared().remove(store) }
    }
}
