package import Domain
import GRDB

/// The one database of the program, open.
///
/// Repositories share it. It is a queue: the first page is read a millisecond after opening; a pool may take its place
/// behind the same face. Every write is one transaction.
package final class AppDatabase: Sendable {
    /// The file; nil for a database in memory.
    package let path: String?
    let writer: any DatabaseWriter
    let triggers = StoreTriggers()
    let changes = TransactionWatcher()
    let looks = InterestObserver()

    init(writer: any DatabaseWriter, path: String?) {
        self.writer = writer
        self.path = path
    }

    /// A database that is gone when the program ends, with an up-to-date schema.
    package static func inMemory() throws(StoreError) -> AppDatabase {
        try StoreError.mapping(path: ":memory:") {
            let queue = try DatabaseQueue(configuration: Self.configuration())
            try Schema.migrator.migrate(queue)
            let database = AppDatabase(writer: queue, path: nil)
            try queue.writeWithoutTransaction(database.triggers.install)
            return database
        }
    }

    /// A copy in memory of all that is there now, for a program that can no longer write the file.
    package func inMemoryCopy() throws(StoreError) -> AppDatabase {
        try StoreError.mapping(path: path ?? ":memory:") {
            let queue = try DatabaseQueue(configuration: Self.configuration())
            try writer.backup(to: queue)
            return AppDatabase(writer: queue, path: nil)
        }
    }

    /// A number that changes when another program changes the database, never by this one's own writes.
    ///
    /// Cheap enough to ask before every key (`PRAGMA data_version`).
    package func dataVersion() async throws -> Int {
        try await mapping {
            try await self.writer.writeWithoutTransaction { db in try Int.fetchOne(db, sql: "PRAGMA data_version") ?? 0
            }
        }
    }

    /// Changes with every write, by this program or another: cheap enough to ask at every key, where `dataVersion` would
    /// wake a thread. Nil for a database in memory.
    package var logStamp: FileStamp? {
        path.map { FileStamp(path: $0 + "-wal") }
    }

    /// Tells a handler which areas each transaction of this program touched, once it is committed; one that wrote nothing
    /// or was rolled back tells nothing. A handler takes the place of the one before it; nil ends the telling.
    ///
    /// The handler runs on the thread that wrote, before the next transaction: it hands over and returns. What another
    /// program writes is not told (`dataVersion`).
    package func observeChanges(_ handler: (@Sendable (StoreArea) -> Void)?) {
        changes.observe(handler)
    }

    /// Closes the file; later questions fail.
    package func close() throws(StoreError) {
        try StoreError.mapping(path: path ?? ":memory:") { try writer.close() }
    }

    /// Reads in one consistent view; a page's questions find out by it whether all had the same (`ConsistentReading`).
    ///
    /// Not with GRDB's own `read`: that one turns `PRAGMA query_only` on and off around the body, and whenever that is
    /// set SQLite compiles every statement anew (`OP_Expire`), the cached ones too. What a body would write is rolled
    /// back, and fails where assertions are checked.
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

    /// Writes in one transaction.
    func write<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        let reading = ConsistentReading.current
        return try await mapping {
            if !self.triggers.isInstalled || self.changes.awaitsInstallation {
                try await self.writer.writeWithoutTransaction { db in
                    try self.triggers.install(db)
                    try self.changes.install(db)
                }
            }
            return try await self.writer.write { db in try self.noting(in: reading, db, body) }
        }
    }

    /// Writes before it returns: for the end of the program alone, when nobody is there to wait for an answer.
    func writeNow(_ body: (Database) throws -> Void) throws {
        do {
            try writer.write(body)
        } catch let error as DatabaseError {
            throw StoreError(error, path: path ?? ":memory:")
        }
    }

    /// Tries in one transaction what a write would do, and takes it back.
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

    static func configuration() -> Configuration {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(5)
        configuration.label = "dimo"
        return configuration
    }
}
