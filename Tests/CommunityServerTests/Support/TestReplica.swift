import Foundation
import Synchronization
import TestSupport

@testable import CommunityServer

/// A community in a PostgreSQL of its own, with a copy that follows it.
final class TestReplica: Sendable {
    let community: TestCommunity
    let replica: Replica
    private let cluster: PostgresCluster
    private let record: ConditionRecord
    /// An operator's connections, to the store and to its copy.
    private let primary: PostgresPool
    private let copy: PostgresPool

    /// What an operator was told.
    private final class ConditionRecord: Sendable {
        private let record = Mutex<[ReplicaCondition]>([])
        var all: [ReplicaCondition] { record.withLock { $0 } }
        func add(_ condition: ReplicaCondition) { record.withLock { $0.append(condition) } }
    }

    init(guests: Bool = false) async throws {
        let cluster = try PostgresCluster.separate()
        let text = try cluster.newDatabase()
        try cluster.makeReplica()
        guard let address = PostgresAddress(text), let other = PostgresAddress(cluster.replicaAddress(of: text)) else {
            throw TestPostgresProblem(text: "no address: \(text)")
        }
        let library = try PostgresLibrary.shared()
        let record = ConditionRecord()
        let replica = Replica(
            try PostgresDatabase(other, threads: PostgresDatabase.Threads(writing: 0, reading: 2))
        ) { condition, _ in record.add(condition) }
        community = try await TestCommunity(at: address, guests: guests, replica: replica)
        primary = PostgresPool(address, library, threads: 1)
        copy = PostgresPool(other, library, threads: 1)
        self.cluster = cluster
        self.replica = replica
        self.record = record
    }

    deinit {
        primary.stop()
        copy.stop()
    }

    /// What its operator was told of it, in order.
    var conditions: [ReplicaCondition] { record.all }

    /// How many pages the copy answered for, and how many the store.
    var answers: [Int] {
        ["replica", "primary"].compactMap { store in
            replica.metrics.split(separator: "\n").first { $0.contains("store=\"\(store)\"") }?
                .split(separator: " ").last.flatMap { Int($0) }
        }
    }

    /// Waits until the copy has all that the store has.
    func catchUp() async throws {
        let place = try await ask(primary, "SELECT CAST(pg_current_wal_insert_lsn() AS TEXT) AS text")
        while try await ask(copy, "SELECT CAST(pg_last_wal_replay_lsn() >= '\(place)' AS TEXT) AS text") != "true" {
            await Task.yield()
        }
    }

    /// Has it looked at, and waits for that.
    func look() async throws {
        try await community.api.lookAtReplica()
        await replica.settle()
    }

    /// It follows no more, and answers all the same.
    func pause() async throws {
        _ = try await ask(copy, "SELECT CAST(pg_wal_replay_pause() AS TEXT) AS text")
        while try await ask(copy, "SELECT pg_get_wal_replay_pause_state() AS text") != "paused" { await Task.yield() }
    }

    func resume() async throws { _ = try await ask(copy, "SELECT CAST(pg_wal_replay_resume() AS TEXT) AS text") }

    func stop() throws { try cluster.stopReplica() }

    func start() throws { try cluster.startReplica() }

    private func ask(_ pool: PostgresPool, _ sql: String) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            let isOpen = pool.add { slot in
                continuation.resume(
                    with: Result {
                        do {
                            return try slot.open().oneRow(sql).text("text")
                        } catch {
                            // It was stopped and started since.
                            slot.drop()
                            return try slot.open().oneRow(sql).text("text")
                        }
                    })
            }
            if !isOpen { continuation.resume(throwing: TestPostgresProblem(text: "it is closed")) }
        }
    }
}
