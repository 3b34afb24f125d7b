import Foundation
import TestSupport
import Testing

@testable import CommunityServer

extension Trait where Self == ConditionTrait {
    /// Skips tests without PostgreSQL, and notes it in the output.
    static var whereInstalled: Self {
        .enabled(
            if: PostgresCluster.programs != nil, "PostgreSQL is not installed: what is tested on it was not run")
    }
}

/// The behaviour that the community's rules expect of the driver.
@Suite(.whereInstalled) struct PostgresTests {
    private static func database() async throws -> (PostgresDatabase, PostgresAddress) {
        let address = try await TestPostgres.newDatabase()
        let database = try PostgresDatabase(address, threads: PostgresDatabase.Threads(writing: 2, reading: 1))
        _ = try await database.write { db in
            try db.execute("CREATE TABLE thing (no BIGINT PRIMARY KEY, name TEXT, data BYTEA)")
        }
        return (database, address)
    }

    @Test func `values are read back as they were stored`() async throws {
        let (database, _) = try await Self.database()
        let names = ["", "이름", "what? 'so'", "a\\b", String(repeating: "🦊", count: 5_000)]
        for (no, name) in names.enumerated() {
            _ = try await database.write { db in
                try db.execute(
                    "INSERT INTO thing (no, name, data) VALUES (?, ?, ?)", no, name, Data([0, 255, UInt8(no), 0]))
            }
        }
        let rows = try await database.read { try $0.query("SELECT no, name, data FROM thing ORDER BY no") }
        #expect(try rows.map { try $0.text("name") } == names)
        #expect(try rows.map { try $0.bytes("data") } == names.indices.map { Data([0, 255, UInt8($0), 0]) })
        let ends = try await database.read { db in
            try db.oneRow(
                "SELECT CAST(? AS BIGINT) AS low, CAST(? AS BIGINT) AS high, sum(no) AS total, '?' AS mark, ? AS none FROM thing",
                Int64.min, Int64.max, SQLValue.null)
        }
        #expect(try ends.integer("low") == .min && ends.integer("high") == .max)
        #expect(try ends.integer("total") == 10 && ends.text("mark") == "?" && ends.optionalText("none") == nil)
    }

    @Test func `a zero byte in a text neither ends it nor breaks the statement`() async throws {
        let (database, _) = try await Self.database()
        _ = try await database.write { db in
            try db.execute("INSERT INTO thing (no, name) VALUES (1, ?)", "admin\0' OR 1 = 1 --")
        }
        let name = try await database.read { try $0.oneRow("SELECT name FROM thing").text("name") }
        #expect(name == "admin\u{FFFD}' OR 1 = 1 --")
    }

    @Test func `errors are distinguished and do not affect the next transaction`() async throws {
        let (database, _) = try await Self.database()
        _ = try await database.write { try $0.execute("INSERT INTO thing (no) VALUES (1)") }
        await #expect(throws: SQLError.unique) {
            _ = try await database.write { try $0.execute("INSERT INTO thing (no) VALUES (1)") }
        }
        await #expect {
            _ = try await database.write { try $0.execute("UPDATE nothing SET no = 1") }
        } throws: {
            if case SQLError.statement = $0 { true } else { false }
        }
        await #expect {
            try await database.read { try $0.execute("UPDATE thing SET no = 2") }
        } throws: {
            if case SQLError.unavailable(.standby) = $0 { true } else { false }
        }
        #expect(try await database.write { try $0.execute("UPDATE thing SET name = 'so'") } == 1)
    }

    @Test(arguments: [
        ("40001", SQLError.conflict), ("40P01", .conflict), ("55P03", .conflict), ("57014", .conflict),
        ("23505", .unique), ("53100", .unavailable(.full(path: "here"))),
        ("25006", .unavailable(.standby("here"))), ("XX001", .unavailable(.damaged(path: "here"))),
        ("58030", .unavailable(.disk(path: "here"))),
        ("57P01", .unavailable(.unreadable(path: "here", reason: "the connection was lost"))),
        ("08006", .unavailable(.unreadable(path: "here", reason: "the connection was lost"))),
        ("", .unavailable(.unreadable(path: "here", reason: "the connection was lost"))),
        ("22P02", .statement("22P02 ")),
    ])
    func `each SQL state maps to one error`(state: String, error: SQLError) {
        #expect(PostgresFailure(state: state, message: "what somebody wrote").error("here") == error)
    }

    @Test(arguments: ["25006", "57P01", "08006", ""])
    func `a failure by a lost connection or a standby ends the connection`(state: String) {
        let failure = PostgresFailure(state: state, message: "")
        #expect(failure.endsConnection && !failure.mayPass)
    }

    @Test func `a rolled-back savepoint leaves the rest of the transaction`() async throws {
        let (database, _) = try await Self.database()
        _ = try await database.write { db in
            try db.execute("INSERT INTO thing (no) VALUES (1)")
            #expect(throws: SQLError.unique) {
                try db.savepoint {
                    try db.execute("INSERT INTO thing (no) VALUES (2)")
                    try db.savepoint { _ = try db.execute("INSERT INTO thing (no) VALUES (1)") }
                }
            }
            try db.execute("INSERT INTO thing (no) VALUES (3)")
        }
        let rows = try await database.read { try $0.query("SELECT no FROM thing ORDER BY no") }
        #expect(try rows.map { try $0.int("no") } == [1, 3])
    }

    @Test func `a cut connection is reopened, before and within a transaction`() async throws {
        let (database, address) = try await Self.database()
        let name = String(address.label.dropFirst("postgres:///".count))
        let cut: @Sendable () async throws -> Void = {
            try await TestPostgres.administrate { administrator in
                _ = try administrator.query(
                    "SELECT pg_terminate_backend(pid) AS gone FROM pg_stat_activity WHERE datname = ?", [.text(name)])
            }
        }
        try await cut()
        for no in 1...3 {
            try await database.write { _ = try $0.execute("INSERT INTO thing (no) VALUES (?)", no) }
        }
        let tries = Counter()
        _ = try await database.write { db in
            try db.execute("INSERT INTO thing (no) VALUES (4)")
            if tries.next() == 1 {
                _ = try? db.query("SELECT pg_terminate_backend(pg_backend_pid()) AS gone", [])
                _ = try db.query("SELECT 1 AS one", [])
            }
        }
        #expect(tries.count == 2)
        let count = try await database.read { try $0.oneRow("SELECT count(*) AS n FROM thing").int("n") }
        #expect(count == 4)
    }

    @Test(arguments: [false, true])
    func `both of two deadlocked transactions succeed`(isUnheard: Bool) async throws {
        let (database, _) = try await Self.database()
        _ = try await database.write { try $0.execute("INSERT INTO thing (no, name) VALUES (1, ''), (2, '')") }
        let meeting = Meeting(of: 2)
        await withTaskGroup(of: Void.self) { group in
            for (first, second) in [(1, 2), (2, 1)] {
                group.addTask {
                    await #expect(throws: Never.self) {
                        _ = try await database.write { db in
                            try db.execute("UPDATE thing SET name = name || 'a' WHERE no = ?", first)
                            meeting.wait()
                            let last = "UPDATE thing SET name = name || 'b' WHERE no = ?"
                            if isUnheard {
                                try db.send(last, second)
                            } else {
                                try db.execute(last, second)
                            }
                        }
                    }
                }
            }
        }
        let rows = try await database.read { try $0.query("SELECT name FROM thing ORDER BY no") }
        #expect(try rows.map { try $0.text("name").sorted() } == [["a", "b"], ["a", "b"]])
    }

    @Test func `a read sees one snapshot despite concurrent writes`() async throws {
        let (database, address) = try await Self.database()
        _ = try await database.write { try $0.execute("INSERT INTO thing (no, name) VALUES (1, 'old')") }
        let names = try await database.read { db in
            let before = try db.oneRow("SELECT name FROM thing").text("name")
            try PostgresConnection(address).command("UPDATE thing SET name = 'new'")
            return [before, try db.oneRow("SELECT name FROM thing").text("name")]
        }
        #expect(names == ["old", "old"])
        #expect(try await database.read { try $0.oneRow("SELECT name FROM thing").text("name") } == "new")
    }

    @Test func `consecutive reads share one connection`() async throws {
        let address = try await TestPostgres.newDatabase()
        let database = try PostgresDatabase(address)
        for _ in 0..<40 { _ = try await database.read { try $0.query("SELECT 1 AS one", []) } }
        let name = String(address.label.dropFirst("postgres:///".count))
        let opened = try await database.read { db in
            try db.oneRow("SELECT count(*) AS n FROM pg_stat_activity WHERE datname = ?", name).int("n")
        }
        #expect(opened == 1)
    }

    @Test func `writes need the primary, reads do not`() async throws {
        let address = try await TestPostgres.newDatabase()
        let name = String(address.label.dropFirst("postgres:///".count))
        // Behaves like a standby.
        try await TestPostgres.administrate {
            try $0.command("ALTER DATABASE \(name) SET default_transaction_read_only = on")
        }
        let standby = try PostgresDatabase(address)
        #expect(try await standby.read { try $0.oneRow("SELECT 1 AS one").int("one") } == 1)
        await #expect {
            _ = try await standby.write { try $0.query("SELECT 1 AS one") }
        } throws: {
            if case SQLError.unavailable = $0 { true } else { false }
        }
        try await TestPostgres.administrate {
            try $0.command("ALTER DATABASE \(name) SET default_transaction_read_only = off")
        }
        let primary = try PostgresDatabase(address)
        #expect(try await primary.write { try $0.oneRow("SELECT 1 AS one").int("one") } == 1)
    }

    @Test func `a closed store throws unavailable`() async throws {
        let (database, _) = try await Self.database()
        await database.close()
        await #expect {
            try await database.read { try $0.query("SELECT 1 AS one") }
        } throws: {
            if case SQLError.unavailable = $0 { true } else { false }
        }
    }
}
