import GRDB
import Testing

@testable import Persistence

struct SchemaTests {
    /// Tables that the library and the search index make for themselves.
    private static let others = "name LIKE 'sqlite%' OR name LIKE 'grdb%' OR name LIKE '%\\_gram\\_%' ESCAPE '\\'"

    @Test func `the tables that are looked for at every opening are all there are`() async throws {
        let found = try await AppDatabase.inMemory().read { db in
            try String.fetchAll(
                db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND NOT (\(Self.others)) ORDER BY name")
        }
        #expect(found == Schema.expectedTables.sorted())
    }

    @Test func `the newest version is the one the migrations lead to`() async throws {
        let version = try await AppDatabase.inMemory().read { db in try Int.fetchOne(db, sql: "PRAGMA user_version") }
        #expect(version == Schema.version)
    }

    @Test func `migrating again changes nothing`() async throws {
        let database = try AppDatabase.inMemory()
        let before = try await database.read { db in
            try String.fetchAll(db, sql: "SELECT name FROM sqlite_master ORDER BY name")
        }
        try Schema.migrator.migrate(database.writer)
        let after = try await database.read { db in
            try String.fetchAll(db, sql: "SELECT name FROM sqlite_master ORDER BY name")
        }
        #expect(before == after)
    }
}
