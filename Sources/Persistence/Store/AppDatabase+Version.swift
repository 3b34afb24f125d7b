import Domain
import GRDB

extension AppDatabase {
    /// The version of what a transaction sees: another number after a commit of another connection, and after a change of
    /// this one. It begins the transaction, so that what is read next is of this version.
    static func version(_ db: Database) throws -> [Int] {
        let commits = try Int.fetchOne(db.cachedStatement(sql: "PRAGMA data_version")) ?? 0
        return [commits, db.totalChangesCount]
    }

    /// Notes for a page which version answers its question.
    func note(in reading: ConsistentReading?, _ db: Database) throws {
        guard let reading else { return }
        reading.note(try Self.version(db), of: ObjectIdentifier(self))
    }

    /// Runs a writing, and notes for a page that writes what it reads that the change is its own.
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
