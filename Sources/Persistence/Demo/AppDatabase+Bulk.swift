import Domain
import GRDB

extension AppDatabase {
    /// Writes in one transaction without a journal: several times faster, but a power cut leaves an unusable file. Only
    /// for databases under construction.
    func withoutSafety<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        let path = path
        do {
            return try await writer.writeWithoutTransaction { db in
                try triggers.install(db)
                let isFile = path != nil
                _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = OFF")
                try db.execute(sql: "PRAGMA synchronous = OFF; PRAGMA cache_size = -262144; PRAGMA foreign_keys = OFF")
                defer {
                    try? db.execute(
                        sql: "PRAGMA foreign_keys = ON; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -2000")
                    // A database in memory has no write-ahead log, but needs a journal to roll back.
                    _ = try? String.fetchOne(db, sql: "PRAGMA journal_mode = \(isFile ? "WAL" : "MEMORY")")
                }
                var value: Value?
                try db.inTransaction(.immediate) {
                    value = try body(db)
                    return .commit
                }
                guard let value else { throw StoreError.other("nothing was written") }
                return value
            }
        } catch let error as DatabaseError {
            throw StoreError(error, path: path ?? ":memory:")
        }
    }
}
