import GRDB
import Testing

@testable import Persistence

/// No named query may read a whole table or sort: each plan is read as SQLite tells it.
struct QueryPlanTests {
    @Test func `no named query scans or sorts`() async throws {
        let database = try await AppDatabase.sample()
        for sql in NamedQueries.all {
            let plan = try await plan(of: sql, database)
            #expect(!plan.isEmpty, "\(sql)")
            for step in plan {
                #expect(isCheap(step), "\(step)\n\(sql)")
            }
        }
        #expect(NamedQueries.all.count > 25)
    }

    @Test func `the check finds a scan and a sort`() async throws {
        let database = try await AppDatabase.sample()
        let scan = try await plan(of: "SELECT * FROM drink WHERE year = ?", database)
        #expect(!scan.allSatisfy(isCheap))
        let sort = try await plan(of: "SELECT * FROM drink_line WHERE drink = ? ORDER BY amount", database)
        #expect(!sort.allSatisfy(isCheap))
    }

    private func isCheap(_ step: String) -> Bool {
        if step.contains("USE TEMP B-TREE") { return false }
        guard step.hasPrefix("SCAN ") else { return true }
        return step.contains("USING INDEX") || step.contains("USING COVERING INDEX")
            || step.contains("VIRTUAL TABLE INDEX")
    }

    private func plan(of sql: String, _ database: AppDatabase) async throws -> [String] {
        try await database.read { db in
            let statement = try db.makeStatement(sql: "EXPLAIN QUERY PLAN \(sql)")
            let count = sql.count { $0 == "?" }
            let arguments = StatementArguments(Array(repeating: "x" as (any DatabaseValueConvertible)?, count: count))
            return try Row.fetchAll(statement, arguments: arguments).map { $0["detail"] }
        }
    }
}
