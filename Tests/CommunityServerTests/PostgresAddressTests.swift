import Testing

@testable import CommunityServer

@Suite struct PostgresAddressTests {
    @Test(arguments: [
        ("postgres://mina:se:cr@et/#?@db.example:5433/dimo?sslmode=require", "postgres://db.example:5433/dimo", true),
        ("postgresql:///dimo?host=/tmp/x&password=secret", "postgres:///dimo", true),
        ("postgres://mina@/dimo", "postgres:///dimo", false),
        ("POSTGRES://db.example/dimo", "postgres://db.example/dimo", false),
    ])
    func `an address shows only its host and database`(text: String, label: String, hasPassword: Bool) {
        let address = PostgresAddress(text)
        #expect(address?.label == label)
        #expect(address?.hasPassword == hasPassword)
    }

    @Test(arguments: ["community.sqlite", "/var/postgres/x", "mysql://db/dimo", ""])
    func `a path is not an address`(text: String) {
        #expect(PostgresAddress(text) == nil)
    }

    @Test(arguments: [
        "postgres://mina:secret@127.0.0.1:1/dimo", "postgres://mina:se@cret@127.0.0.1:1/dimo",
        "postgres://mina:se/cret@127.0.0.1:1/dimo", "postgres://mina:s?cret@127.0.0.1:1/dimo",
        "postgres://mina:se%zzcret@127.0.0.1/dimo", "postgres://mina:secret@/dimo?host=/nowhere&nonsense=secret",
    ])
    func `no message about an address reveals its secrets`(text: String) async throws {
        let address = try #require(PostgresAddress(text))
        await #expect {
            let database = try PostgresDatabase(address, threads: PostgresDatabase.Threads(writing: 1, reading: 1))
            try await SchemaMigrator(database: database).checkOrMake()
        } throws: { error in
            guard let problem = error as? StoreProblem, case .unreadable = problem else { return false }
            return !"\(problem) \(String(reflecting: problem))".contains("cret")
        }
    }

    @Test(arguments: [
        ("SELECT a FROM b WHERE c = ? AND d = ?", "SELECT a FROM b WHERE c = $1 AND d = $2"),
        ("SELECT '?', 'it''s ?' , ?", "SELECT '?', 'it''s ?' , $1"),
        (#"a LIKE ? ESCAPE '\' AND b = ?"#, #"a LIKE $1 ESCAPE '\' AND b = $2"#),
    ])
    func `placeholders are numbered outside of literals`(sql: String, numbered: String) {
        #expect(PostgresStatement.numbered(sql) == numbered)
    }
}
