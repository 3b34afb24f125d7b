import Domain
import GRDB
import TestSupport
import Testing

@testable import Persistence

/// The triggers exist from the first write of any kind, and cost nothing while a connection only reads.
struct StoreTriggersTests {
    private let folder: TemporaryFolder
    private let database: AppDatabase

    init() throws {
        folder = try TemporaryFolder()
        database = try AppDatabase.open(at: folder.database, now: 0).database
    }

    @Test func `a read creates no triggers`() async throws {
        #expect(try await database.read(Self.made) == [])
    }

    @Test func `a write creates all triggers once`() async throws {
        for name in ["gin-a", "gin-b"] {
            #expect(try await database.write { try Self.pending(after: name, $0) } == name)
            #expect(try await database.read(Self.made) == StoreTriggers.all.map(\.name).sorted())
        }
    }

    @Test func `temporary data stays in memory`() async throws {
        _ = try await database.write { try Self.pending(after: "gin-a", $0) }
        #expect(try await database.read { try Int.fetchOne($0, sql: "PRAGMA temp_store") } == 2)
    }

    @Test func `rehearsed and unlogged writes have the triggers, too`() async throws {
        #expect(try await database.writeAndRollBack { try Self.pending(after: "gin-a", $0) } == "gin-a")
        let other = try AppDatabase.open(at: "\(folder.path)/other.sqlite", now: 0).database
        #expect(try await other.withoutSafety { try Self.pending(after: "gin-b", $0) } == "gin-b")
    }

    @Test func `the triggers survive a restore over this database`() async throws {
        let backup = DatabaseBackup(database: database)
        _ = try await database.write { try Self.pending(after: "gin-a", $0) }
        _ = try backup.backup(to: "\(folder.path)/b.sqlite", isOverwriting: false)
        _ = try backup.restore(from: "\(folder.path)/b.sqlite", now: 0)
        #expect(try await database.write { try Self.pending(after: "gin-b", $0) } == "gin-b")
    }

    /// The names of the triggers of this connection.
    @Sendable
    private static func made(_ db: Database) throws -> [String] {
        try String.fetchAll(db, sql: "SELECT name FROM sqlite_temp_master WHERE type = 'trigger' ORDER BY name")
    }

    /// The pending copy after a record was written.
    @Sendable
    private static func pending(after id: String, _ db: Database) throws -> String? {
        try ProfileRows.ensureLocal(nickname: "me", db)
        try db.execute(
            sql:
                "INSERT INTO own_record (kind, id, profile, body, edited_at) VALUES ('ingredient', ?, 'local', '{}', 0)",
            arguments: [id])
        return try String.fetchOne(db, sql: "SELECT max(id) FROM own_pending")
    }
}
