package import Domain
import Foundation
import GRDB
package import SQLiteFiles
import Synchronization

package typealias FileStamp = SQLiteFiles.FileStamp

/// The program's open database, shared by all repositories. Every write is one transaction. A queue, which reads
/// the first page a millisecond after opening; a pool could replace it behind the same interface.
package final class AppDatabase: Sendable {
    /// Nil for a database in memory.
    package let path: String?
    let writer: any DatabaseWriter
    let triggers = StoreTriggers()
    let changes = TransactionWatcher()
    let views = InterestObserver()
    private let isDiscarding = Atomic(false)
    /// Answers every read in place of the store; nil to read from the store.
    private let answer: (@Sendable () async throws -> Never)?

    init(writer: any DatabaseWriter, path: String?, answer: (@Sendable () async throws -> Never)? = nil) {
        self.writer = writer
        self.path = path
        self.answer = answer
    }

    /// Returns the same database with every read answered by `answer`, which fails or never returns, for showing how a
    /// page looks when it fails or loads. Writes fail at once unless they are part of a page's reading: a write
    /// outlives its screen, so one that never ends would prevent the program from exiting.
    package func answering(_ answer: @escaping @Sendable () async throws -> Never) -> AppDatabase {
        AppDatabase(writer: writer, path: path, answer: answer)
    }

    package static func inMemory() throws(StoreError) -> AppDatabase {
        try StoreError.mapping(path: ":memory:") {
            let queue = try DatabaseQueue(configuration: Self.configuration())
            try Schema.migrate(queue)
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

    /// Changes when another program changes the database, never by own writes. Cheap at every key (`data_version`).
    package func dataVersion() async throws -> Int {
        try await mapping {
            try await self.writer.writeWithoutTransaction { db in try Int.fetchOne(db, sql: "PRAGMA data_version") ?? 0
            }
        }
    }

    /// Changes with every write by any program; nil for a database in memory. Cheap enough to read at every key, where
    /// `dataVersion` would wake a thread.
    package var logStamp: FileStamp? { path.map { FileStamp(path: $0 + "-wal") } }

    /// Sets a handler that receives the areas each committed transaction of this program changed; nil removes it. Runs
    /// on the writing thread before the next transaction, so it must return quickly. It is not called for transactions
    /// that wrote nothing or were rolled back, nor for other programs' writes (`dataVersion`).
    package func observeChanges(_ handler: (@Sendable (StoreArea) -> Void)?) { changes.observe(handler) }

    /// Rolls back every later write, for a program that only draws, so that its reads stay the same.
    package func discardChanges() { isDiscarding.store(true, ordering: .releasing) }

    package func close() throws(StoreError) {
        try StoreError.mapping(path: path ?? ":memory:") { try writer.close() }
    }

    /// Reads in one snapshot, and lets a page check that its queries all saw the same version (`ConsistentReading`).
    ///
    /// Avoids GRDB's own `read`, which toggles `PRAGMA query_only` around the body: each time, SQLite recompiles every
    /// statement (`OP_Expire`), including cached ones. Writes by the body are rolled back, and fail where assertions
    /// are checked.
    func read<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        if let answer { try await answer() }
        let reading = ConsistentReading.current
        return try await mapping {
            try await self.writer.writeWithoutTransaction { db in
                try db.execute("BEGIN DEFERRED TRANSACTION")
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
        if isDiscarding.load(ordering: .acquiring) { return try await writeAndRollBack(waiting: waiting, body) }
        let reading = ConsistentReading.current
        if let answer {
            guard reading != nil else { throw StoreError.diskFull }
            try await answer()
        }
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
        guard !isDiscarding.load(ordering: .acquiring) else { return }
        do {
            try writer.write(body)
        } catch let error as DatabaseError {
            throw StoreError.meaning(of: error, path: path ?? ":memory:")
        }
    }

    func writeAndRollBack<Value: Sendable>(
        waiting: Bool = true, _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try await mapping {
            try await self.writer.writeWithoutTransaction { db in
                if !waiting { try db.execute(sql: "PRAGMA busy_timeout = 0") }
                defer { if !waiting { try? db.execute(sql: "PRAGMA busy_timeout = \(Self.busyTimeout * 1_000)") } }
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

    func mapping<Value: Sendable>(_ body: @Sendable () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch let error as DatabaseError {
            throw StoreError.meaning(of: error, path: path ?? ":memory:")
        }
    }

    /// In seconds.
    private static let busyTimeout = 5

    static func configuration(isReadOnly: Bool = false) -> Configuration {
        var configuration = Configuration()
        configuration.readonly = isReadOnly
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(TimeInterval(busyTimeout))
        configuration.label = "dimo"
        configuration.prepareDatabase { $0.add(function: moment { nil }) }
        return configuration
    }

    /// The version that a transaction sees. Changes after a commit by another connection and after a change by this
    /// one. Begins the transaction, so that later reads see this version.
    static func version(_ db: Database) throws -> [Int] {
        let commits = try Int.fetchOne(db, "PRAGMA data_version") ?? 0
        return [commits, db.totalChangesCount]
    }

    func note(in reading: ConsistentReading?, _ db: Database) throws {
        guard let reading else { return }
        reading.note(try Self.version(db), of: ObjectIdentifier(self))
    }

    /// Performs a write, noting that the change is the page's own, so that a page may write while it reads.
    func noting<Value>(
        in reading: ConsistentReading?, _ db: Database, _ body: (Database) throws -> Value
    ) throws -> Value {
        guard let reading else { return try body(db) }
        let old = try Self.version(db)
        let value = try body(db)
        reading.noteChange(from: old, to: try Self.version(db), of: ObjectIdentifier(self))
        return value
    }
}
