import Domain
import GRDB

extension AppDatabase {
    /// The version that a transaction sees. Changes after a commit by another connection and after a change by this
    /// one. Begins the transaction, so that later reads see this version.
    static func version(_ db: Database) throws -> [Int] {
        let commits = try Int.fetchOne(db.cachedStatement(sql: "PRAGMA data_version")) ?? 0
        return [commits, db.totalChangesCount]
    }

    func note(in reading: ConsistentReading?, _ db: Database) throws {
        guard let reading else { return }
        reading.note(try Self.version(db), of: ObjectIdentifier(self))
    }

    /// Performs a write and notes that the change is the page's own, for pages that write what they read.
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
