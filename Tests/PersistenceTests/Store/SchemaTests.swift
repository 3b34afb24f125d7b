import Domain
import GRDB
import Testing

@testable import Persistence

struct SchemaTests {
    /// The digest of the schema that each version led to when it was new. A change of the schema is a new version, not
    /// a new digest.
    private static let digests = [
        25: "115842419a2cfa64", 26: "459eda43f5753941", 27: "d3e32d628d3f9b85", 28: "d1b313dd3932e509",
        29: "d1b313dd3932e509", 30: "58507dc435aa9680",
    ]
    /// Tables that SQLite and the search indexes create for themselves.
    private static let others = "name LIKE 'sqlite%' OR name LIKE '%\\_gram\\_%' ESCAPE '\\'"

    @Test func `the tables checked at every opening are all that exist`() async throws {
        let found = try await AppDatabase.inMemory().read { db in
            try String.fetchAll(
                db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND NOT (\(Self.others)) ORDER BY name")
        }
        #expect(found == Schema.expectedTables.sorted())
    }

    @Test func `each version still produces its recorded schema`() throws {
        let queue = try DatabaseQueue()
        var found: [Int: String] = [:]
        for (number, sql) in Schema.versions {
            found[number] = try queue.write { db in
                try db.execute(sql: sql)
                return try digest(db)
            }
        }
        #expect(found == Self.digests)
        #expect(Schema.versions.map(\.number) == Array(Schema.firstVersion...Schema.version))
    }

    @Test func `an empty database gets the newest version, and migrating again changes nothing`() throws {
        let queue = try DatabaseQueue()
        #expect(try queue.read(Schema.state) == .older)
        for _ in 0..<2 {
            try Schema.migrate(queue)
            #expect(try queue.read(Schema.state) == .current)
            #expect(try queue.read(Schema.version) == Schema.version)
            #expect(try queue.read(digest) == Self.digests[Schema.version])
        }
    }

    @Test(arguments: [
        (Schema.version + 1, Schema.State.newer), (Schema.firstVersion - 1, .outdated), (1, .outdated), (0, .foreign),
        (-1, .foreign),
    ])
    func `a database of another version is recognised by number and left unchanged`(
        version: Int, state: Schema.State
    ) throws {
        let queue = try DatabaseQueue()
        try Schema.migrate(queue)
        try queue.write { db in try db.execute(sql: "PRAGMA user_version = \(version)") }
        #expect(try queue.read(Schema.state) == state)
        try Schema.migrate(queue)
        #expect(try queue.read(Schema.version) == version)
    }

    @Test(arguments: [0, 1, Schema.version])
    func `a database of another program is foreign, whatever its version number`(version: Int) throws {
        let queue = try DatabaseQueue()
        try queue.write { db in try db.execute(sql: "CREATE TABLE profile (id); PRAGMA user_version = \(version)") }
        #expect(try queue.read(Schema.state) == .foreign)
    }

    /// Every start parses the schema in the file.
    @Test func `a database file contains no triggers`() async throws {
        let triggers = try await AppDatabase.inMemory().read { db in
            try String.fetchAll(db, sql: "SELECT name FROM sqlite_schema WHERE type = 'trigger'")
        }
        #expect(triggers.isEmpty)
    }

    /// Returns the hash of the SQL, whatever its white space.
    private func digest(_ db: Database) throws -> String {
        let statements = try String.fetchAll(
            db,
            sql: """
                SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND NOT (\(Self.others)) ORDER BY type, name
                """)
        let words = statements.flatMap { $0.split(whereSeparator: \.isWhitespace) }.joined(separator: " ")
        return String(words.fnv1a(), radix: 16)
    }
}
