import CommunityServer
import Domain
import Foundation
import GRDB
import Synchronization
import TestSupport
import Testing

/// A community's server on a free port of this machine, with a folder of its own.
final class TestServer: Sendable {
    let address: CommunityAddress
    let folder: URL
    /// The file of its store, or the address of its database.
    let store: String
    /// The invite for joining. On an open server, votes would only count after a day.
    let invite: String
    private let task: Task<Void, any Error>

    private static let invitePrefix = "invite: "

    /// Starts a server and waits until it listens.
    ///
    /// - Parameters:
    ///   - folder: the folder of an earlier server whose store is reused; nil for a new one.
    ///   - isLAN: whether the server has its own key.
    ///   - keepsRates: whether it limits how much a member sends.
    ///   - oldestClient: the version below which a terminal must update.
    static func start(
        in folder: URL? = nil, on kind: TestStore = .sqlite, isLAN: Bool = false, keepsRates: Bool = false,
        oldestClient: String = "0.1", works: [CastWork] = SampleWorks.all
    ) async throws -> TestServer {
        let isKnown = folder != nil
        let folder =
            folder ?? FileManager.default.temporaryDirectory.appending(path: "dimo-community-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var settings = CommunitySettings()
        settings.name = "Friends"
        settings.oldestClient = oldestClient
        settings.passwordCost = PasswordCost(rounds: 16, blockSize: 8, parallelism: 1)
        settings.keepsRates = keepsRates
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
            if isLAN, let line = lines.dropFirst().first {
                let link = try CommunityLink(String(line.trimmingPrefix("address ")))
                return TestServer(
                    address: link.address, folder: folder, store: store, invite: link.invite ?? "", task: task)
            }
            let invite = lines.first { $0.hasPrefix(Self.invitePrefix) }?.dropFirst(Self.invitePrefix.count)
            // A reused store has members already.
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

    /// Sets the number of members that the invite admits.
    func admitMany(_ uses: Int = 1_000) throws {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        try DatabaseQueue(path: store, configuration: configuration).write { db in
            try db.execute(sql: "UPDATE invite SET uses = ?", arguments: [uses])
        }
    }

    /// Stops the server and waits for that.
    func stop() async {
        task.cancel()
        _ = try? await task.value
    }

    /// Stops the server and copies its folder as a backup.
    func stopAndCopy() async throws -> URL {
        await stop()
        let copy = folder.deletingLastPathComponent().appending(path: folder.lastPathComponent + "-backup")
        try FileManager.default.copyItem(at: folder, to: copy)
        return copy
    }

    /// Declares a copy as restored, as `admin restored` does.
    ///
    /// - Returns: The folder of the restored store.
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

    /// Stops the server and compares all of its votes.
    func expectVotes(_ votes: [String: MBTI]) async throws {
        await stop()
        let found = try await ServerStore(self).votes()
        #expect(Dictionary(uniqueKeysWithValues: found.map { ($0.character, $0.type) }) == votes.mapValues(\.code))
    }

    /// Stops the server and removes its folder and its copies.
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
