import CommunityProtocol
import Domain
import Foundation
import Testing

@testable import CommunityServer

@Suite struct SchemaTests {
    @Test func `a store of another version is refused with advice and stays unchanged`() async throws {
        let community = try await TestCommunity()
        let (database, path) = (community.api.database, community.path)
        for (schema, wanted, words) in [
            (99, StoreProblem.newer(found: 99, wanted: SchemaMigrator.current), "newer dimo-server"),
            (5, .unreleased(found: 5), "admin backup"), (1, .unreleased(found: 1), "--store"),
        ] {
            _ = try await database.write { try $0.execute("UPDATE meta SET schema = ?", schema) }
            await #expect(throws: wanted) { try await SchemaMigrator(database: database).checkOrMake() }
            await #expect(throws: wanted) { try await SchemaMigrator(database: database).migrate() }
            await #expect(throws: wanted) { try await CommunityOperator(store: path, name: "root") }
            #expect(try await SchemaMigrator(database: database).version() == schema)
            #expect(await !community.api.health.isReady(community.api))
            #expect(wanted.description.contains(words))
        }
    }

    @Test(.everyStore) func `a store migrated by the next version still serves, one migrated twice does not`()
        async throws
    {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        let (database, current) = (community.api.database, SchemaMigrator.current)
        let later = SchemaMigrator(
            database: database,
            migrations: SchemaMigration.all + [
                SchemaMigration(
                    number: current + 1, statements: ["ALTER TABLE meta ADD COLUMN later {int} NOT NULL DEFAULT 7"])
            ])
        await #expect(throws: StoreProblem.older(found: current, wanted: current + 1)) { try await later.checkOrMake() }
        try await later.migrate()
        try await later.checkOrMake()
        #expect(try await database.read { try $0.oneRow("SELECT later FROM meta").int("later") } == 7)
        // Old and new processes run side by side during an upgrade.
        try await SchemaMigrator(database: database).checkOrMake()
        #expect(await community.api.health.isReady(community.api))
        #expect(try await mina.get(.me).status == 200)
        _ = try await database.write { try $0.execute("UPDATE meta SET schema = ?", current + 2) }
        await #expect(throws: StoreProblem.newer(found: current + 2, wanted: current)) {
            try await SchemaMigrator(database: database).checkOrMake()
        }
    }

    @Test func `a store of schema 8 keeps its members, whose votes stay private`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "dimo-server-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = try SQLiteDatabase(path: folder.appending(path: "community.sqlite").path, isServing: true)
        let older = SchemaMigrator(database: database, migrations: SchemaMigration.all.filter { $0.number <= 8 })
        try await older.migrate()
        #expect(try await older.version() == 8)
        _ = try await database.write {
            try $0.execute(
                """
                INSERT INTO member (id, name, nickname, nickname_key, type, intro, shows_types, state, seq, salt, hash,
                    cost, imported, joined_at, horizon)
                VALUES ('m-1', 'mina', 'mina', 'mina', 16, 'Hello.', 0, 0, 3, x'00', x'00', '', 0, 1, 0)
                """)
        }
        let migrator = SchemaMigrator(database: database)
        try await migrator.migrate()
        #expect(try await migrator.version() == 9)
        let member = try await database.read { try $0.oneRow("SELECT intro, seq, shows_votes FROM member") }
        #expect(try member.text("intro") == "Hello." && member.int("seq") == 3 && !member.bool("shows_votes"))
        await database.close()
    }

    /// Released migrations must not change; add a new one instead.
    @Test(arguments: [
        (SQLDialect.sqlite, ["de027f53ce4ef5da", "897559a716b893b7", "0e1ba20229f94688", "ae4d9321e953558a"]),
        (.postgres, ["ed9957c19e778cba", "81f768a043b185ca", "0e1ba20229f94688", "1fcc716bcfdbd71c"]),
    ])
    func `a released schema does not change`(dialect: SQLDialect, released: [String]) {
        let digests = SchemaMigration.all.map { migration in
            let text = dialect.declaration(migration.statements.joined(separator: ";\n"))
            return Hexadecimal.text(of: SecretText.digest(text).prefix(8))
        }
        #expect(digests == released && SchemaMigration.all.map(\.number) == [6, 7, 8, 9])
    }
}
