package import Domain
import Foundation
import GRDB

/// The program's open database, shared by all repositories. Every write is one transaction. A queue, which reads
/// the first page a millisecond after opening; a pool could replace it behind the same interface.
package final class AppDatabase: Sendable {
    /// Nil for a database in memory.
    package let path: String?
    let writer: any DatabaseWriter
    let triggers = StoreTriggers()
    let changes = TransactionWatcher()
    let looks = InterestObserver()

    init(writer: any DatabaseWriter, path: String?) {
        self.writer = writer
        self.path = path
    }

    package static func inMemory() throws(StoreError) -> AppDatabase {
        try StoreError.mapping(path: ":memory:") {
            let queue = try DatabaseQueue(configuration: Self.configuration())
            try Schema.migrator.migrate(queue)
            let database = AppDatabase(writer: queue, path: nil)
            try queue.writeWithoutTransaction(database.triggers.install)
            return database
        }
    }

    /// A copy in memory, for a program that can no longer write the file.
    package func inMemoryCopy() throws(StoreError) -> AppDatabase {
        try StoreError.mapping(path: path ?? ":memory:") {
            let queue = try DatabaseQueue(configuration: Self.configuration())
            try writer.backup(to: queue)
            return AppDatabase(writer: queue, path: nil)
        }
    }

    /// A number that changes when another program changes the database, never by this program's own writes. Cheap
    /// enough to read before every key (`PRAGMA data_version`).
    package func dataVersion() async throws -> Int {
        try await mapping {
            try await self.writer.writeWithoutTransaction { db in try Int.fetchOne(db, sql: "PRAGMA data_version") ?? 0
            }
        }
    }

    /// Changes with every write by any program; nil for a database in memory. Cheap enough to read at every key, where
    /// `dataVersion` would wake a thread.
    package var logStamp: FileStamp? {
        path.map { FileStamp(path: $0 + "-wal") }
    }

    /// Sets a handler that receives the areas each committed transaction of this program changed; nil removes it.
    ///
    /// Runs on the writing thread before the next transaction, so it must return quickly. It is not called for
    /// transactions that wrote nothing or were rolled back, nor for other programs' writes (`dataVersion`).
    package func observeChanges(_ handler: (@Sendable (StoreArea) -> Void)?) {
        changes.observe(handler)
    }

    package func close() throws(StoreError) {
        try StoreError.mapping(path: path ?? ":memory:") { try writer.close() }
    }

    /// Reads in one snapshot, and lets a page check that its queries all saw the same version (`ConsistentReading`).
    ///
    /// Avoids GRDB's own `read`, which toggles `PRAGMA query_only` around the body: each time, SQLite recompiles every
    /// statement (`OP_Expire`), including cached ones. Writes by the body are rolled back, and fail where assertions
    /// are checked.
    func read<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        let reading = ConsistentReading.current
        return try await mapping {
            try await self.writer.writeWithoutTransaction { db in
                try db.cachedStatement(sql: "BEGIN DEFERRED TRANSACTION").execute()
                let changes = db.totalChangesCount
                do {
                    try self.note(in: reading, db)
                    let answer = try body(db)
                    assert(db.totalChangesCount == changes, "a reading wrote")
                    try db.rollback()
                    return answer
                } catch {
                    try? db.rollback()
                    throw error
                }
            }
        }
    }

    /// - Parameter waiting: whether to wait while another program writes; else throws `StoreError.busy` at once.
    func write<Value: Sendable>(
        waiting: Bool = true, _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        let reading = ConsistentReading.current
        return try await mapping {
            if !self.triggers.isInstalled || self.changes.awaitsInstallation {
                try await self.writer.writeWithoutTransaction { db in
                    try self.triggers.install(db)
                    try self.changes.install(db)
                }
            }
            guard !waiting else { return try await self.writer.write { try self.noting(in: reading, $0, body) } }
            return try await self.writer.writeWithoutTransaction { db in
                try db.execute(sql: "PRAGMA busy_timeout = 0")
                defer { try? db.execute(sql: "PRAGMA busy_timeout = \(Self.busyTimeout * 1_000)") }
                var value: Value?
                try db.inTransaction(.immediate) {
                    value = try self.noting(in: reading, db, body)
                    return .commit
                }
                guard let value else { throw CancellationError() }
                return value
            }
        }
    }

    /// Writes synchronously; only for the end of the program, when nothing can await the result.
    func writeNow(_ body: (Database) throws -> Void) throws {
        do {
            try writer.write(body)
        } catch let error as DatabaseError {
            throw StoreError(error, path: path ?? ":memory:")
        }
    }

    /// Performs a write in a transaction and rolls it back.
    func rehearse<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await mapping {
            try await self.writer.writeWithoutTransaction { db in
                try self.triggers.install(db)
                var value: Result<Value, any Error> = .failure(CancellationError())
                try db.inTransaction {
                    value = Result { try body(db) }
                    return .rollback
                }
                return try value.get()
            }
        }
    }

    private func mapping<Value: Sendable>(_ body: @Sendable () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch let error as DatabaseError {
            throw StoreError(error, path: path ?? ":memory:")
        }
    }

    /// In seconds.
    private static let busyTimeout = 5

    static func configuration() -> Configuration {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(TimeInterval(busyTimeout))
        configuration.label = "dimo"
        return configuration
    }
}
