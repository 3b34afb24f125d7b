import Domain
import GRDB
import GRDBSQLite
import Testing

@testable import Persistence

struct AppDatabaseTests {
    private let database: AppDatabase

    init() throws {
        database = try AppDatabase.inMemory()
    }

    @Test func `a statement is compiled once for many reads`() async throws {
        for _ in 0..<3 {
            let compilations = try await database.read { db in
                let statement = try db.cachedStatement(sql: "SELECT count(*) FROM drink")
                #expect(try Int.fetchOne(statement) == 0)
                return sqlite3_stmt_status(statement.sqliteStatement, SQLITE_STMTSTATUS_REPREPARE, 0)
            }
            #expect(compilations == 0)
        }
    }

    @Test func `a failed read does not block later reads and writes`() async throws {
        struct Failure: Error {}
        await #expect(throws: Failure.self) { try await database.read { _ -> Int in throw Failure() } }
        let isInside = try await database.read { $0.isInsideTransaction }
        #expect(isInside)
        try await database.write { try $0.execute(sql: "CREATE TABLE mine (value INTEGER)") }
        let count = try await database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM mine") }
        #expect(count == 0)
    }

    @Test func `a read may return nil`() async throws {
        let missing = try await database.read { try Int.fetchOne($0, sql: "SELECT number FROM drink") }
        #expect(missing == nil)
    }
}
