internal import Domain
internal import GRDB

extension AppDatabase {
    /// Writes in one transaction without a log: several times faster, and a power cut in the middle leaves a file of no
    /// use. For databases that are being made.
    func withoutSafety<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        do {
            return try await writer.writeWithoutTransaction { db in
                let isFile = try String.fetchOne(db, sql: "PRAGMA journal_mode = OFF") == "off"
                try db.execute(sql: "PRAGMA synchronous = OFF; PRAGMA cache_size = -262144; PRAGMA foreign_keys = OFF")
                defer {
                    try? db.execute(
                        sql: "PRAGMA foreign_keys = ON; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -2000")
                    if isFile { _ = try? String.fetchOne(db, sql: "PRAGMA journal_mode = WAL") }
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
