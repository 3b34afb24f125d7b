import CommunityProtocol
import Foundation
import TestSupport
import Testing

@testable import CommunityServer

/// Statements that are sent together, and the result if one fails.
@Suite(.whereInstalled) struct PostgresPipelineTests {
    private static func database() async throws -> PostgresDatabase {
        let database = try PostgresDatabase(
            try await TestPostgres.newDatabase(), threads: PostgresDatabase.Threads(writing: 2, reading: 1))
        _ = try await database.write { try $0.execute("CREATE TABLE thing (no BIGINT PRIMARY KEY, name TEXT)") }
        return database
    }

    private static func numbers(_ database: PostgresDatabase) async throws -> [Int] {
        try await database.read { try $0.query("SELECT no FROM thing ORDER BY no").map { try $0.int("no") } }
    }

    @Test func `statements without an awaited result share one round trip with the commit`() async throws {
        let database = try await Self.database()
        let before = database.cost.roundTrips
        try await database.write { db in
            for no in 0..<20 { try db.send("INSERT INTO thing (no) VALUES (?)", no) }
        }
        #expect(database.cost.roundTrips - before == 1)
        #expect(try await Self.numbers(database) == Array(0..<20))
    }

    @Test func `a failure of a statement that is not awaited fails the commit`() async throws {
        let database = try await Self.database()
        await #expect(throws: SQLError.unique) {
            try await database.write { db in
                try db.send("INSERT INTO thing (no) VALUES (1)")
                try db.send("INSERT INTO thing (no) VALUES (1)")
                try db.send("INSERT INTO thing (no) VALUES (2)")
            }
        }
        #expect(try await Self.numbers(database).isEmpty)
        _ = try await database.write { try $0.execute("INSERT INTO thing (no) VALUES (3)") }
        #expect(try await Self.numbers(database) == [3])
    }

    @Test func `the next awaited statement throws the failure of an earlier one`() async throws {
        let database = try await Self.database()
        await #expect {
            _ = try await database.write { db in
                try db.send("UPDATE nothing SET no = 1")
                return try db.query("SELECT no FROM thing")
            }
        } throws: {
            if case SQLError.statement(let text) = $0 { text.contains("nothing") } else { false }
        }
    }

    @Test func `a statement whose preparation was skipped is prepared by the next transaction`() async throws {
        let database = try await Self.database()
        for isRight in [false, true] {
            try? await database.write { db in
                try db.send("INSERT INTO thing (no) VALUES (CAST(? AS BIGINT))", isRight ? "1" : "one")
                try db.send("INSERT INTO thing (no, name) VALUES (2, 'b')")
            }
        }
        #expect(try await Self.numbers(database) == [1, 2])
    }

    @Test func `a savepoint undoes its own statements and none around it`() async throws {
        let database = try await Self.database()
        try await database.write { db in
            try db.send("INSERT INTO thing (no) VALUES (1)")
            let refused = Result {
                try db.savepoint { () throws -> Void in
                    try db.send("INSERT INTO thing (no) VALUES (2)")
                    throw Refusal(code: .invalid)
                }
            }
            #expect(throws: Refusal.self) { try refused.get() }
            try db.savepoint { try db.send("INSERT INTO thing (no) VALUES (3)") }
        }
        #expect(try await Self.numbers(database) == [1, 3])
    }

    @Test func `an unawaited failure in a savepoint is not lost with it`() async throws {
        let database = try await Self.database()
        await #expect(throws: SQLError.unique) {
            try await database.write { db in
                try db.send("INSERT INTO thing (no) VALUES (1)")
                _ = try? db.savepoint {
                    try db.send("INSERT INTO thing (no) VALUES (1)")
                    throw Refusal(code: .invalid)
                }
            }
        }
        #expect(try await Self.numbers(database).isEmpty)
    }

    @Test func `a failed transaction throws even if its error was swallowed`() async throws {
        let database = try await Self.database()
        await #expect(throws: (any Error).self) {
            try await database.write { db in
                _ = try? db.execute("UPDATE nothing SET no = 1")
            }
        }
    }

    @Test func `statements that exceed the buffer are sent in parts`() async throws {
        let database = try await Self.database()
        let name = String(repeating: "🦊", count: 4_000)
        try await database.write { db in
            for no in 0..<1_000 { try db.send("INSERT INTO thing (no, name) VALUES (?, ?)", no, name) }
        }
        #expect(try await Self.numbers(database).count == 1_000)
        let rows = try await database.read { db in
            try db.queryAll((0..<300).map { SQLStatement("SELECT name FROM thing WHERE no = ?", $0) })
        }
        #expect(rows.count == 300)
        #expect(try rows.allSatisfy { try $0.first?.text("name") == name })
    }

    @Test func `reading a locked row waits for its lock`() async throws {
        let database = try await Self.database()
        _ = try await database.write { try $0.execute("INSERT INTO thing (no, name) VALUES (1, '')") }
        let meeting = Meeting(of: 2)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for letter in ["a", "b"] {
                group.addTask {
                    try await database.write { db in
                        meeting.wait()
                        let row = try db.oneRow("SELECT name FROM thing WHERE no = 1 \(db.rowLock)")
                        try db.send("UPDATE thing SET name = ? WHERE no = 1", try row.text("name") + letter)
                    }
                }
            }
            try await group.waitForAll()
        }
        let name = try await database.read { try $0.oneRow("SELECT name FROM thing").text("name") }
        #expect(name.sorted() == ["a", "b"])
    }
}
