import Domain
import Foundation
import GRDB
import Testing

@testable import Persistence

struct SchemaTests {
    /// Tables that the library and the search index make for themselves.
    private static let others = "name LIKE 'sqlite%' OR name LIKE 'grdb%' OR name LIKE '%\\_gram\\_%' ESCAPE '\\'"
    /// What each released version was when it was released.
    private static let released = [
        "9341be2ffa514839", "771db16b22f89eeb", "1c6c03aa4da94c81", "dd4c4b6de2dd7586", "83bae2af821a1bba",
        "e788af4f3e7b309f", "cdf6a8c1dc816ecf",
    ]

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

    @Test func `a released version is as it was when it was released`() {
        #expect(Schema.versions.prefix(Self.released.count).map(digest) == Self.released)
    }

    @Test(arguments: 0..<Schema.version)
    func `every older version leads to the schema of the fixture`(version: Int) throws {
        let queue = try DatabaseQueue(configuration: AppDatabase.configuration())
        if version > 0 { try Schema.migrator.migrate(queue, upTo: "v\(version)") }
        #expect(try queue.read(Schema.state) == .older)
        try Schema.migrator.migrate(queue)
        #expect(try queue.read(Schema.state) == .current)
        #expect(try queue.read(sql) == (try fixture()))
    }

    @Test func `migrating again changes nothing`() throws {
        let database = try AppDatabase.inMemory()
        try Schema.migrator.migrate(database.writer)
        #expect(try database.writer.read(sql) == (try fixture()))
    }

    /// A start would parse what the file has.
    @Test func `a file has no trigger`() throws {
        #expect(try !fixture().contains("CREATE TRIGGER"))
    }

    private func sql(_ db: Database) throws -> String {
        try String.fetchAll(db, sql: "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name")
            .joined(separator: ";\n\n") + ";\n"
    }

    private func fixture(file: String = #filePath) throws -> String {
        let path = URL(filePath: file).deletingLastPathComponent().appending(
            path: "../../Fixtures/Persistence/schema.sql")
        return try String(contentsOf: path, encoding: .utf8)
    }

    /// FNV-1a with 64 bits.
    private func digest(_ text: String) -> String {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}
