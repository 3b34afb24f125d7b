package import Domain
import GRDB

package struct SQLiteRecentQueryRepository: RecentQueryRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func queries(of profile: Identifier<Profile>, limit: Int) async throws -> [String] {
        try await database.rows(
            "SELECT query FROM recent_query WHERE profile = ? ORDER BY place DESC LIMIT ?",
            [profile.rawValue, max(0, limit)]
        ) { $0["query"] as String }
    }

    /// Does not write a query that is already at the front.
    package func remember(_ query: String, of profile: Identifier<Profile>) async throws {
        let line = OnlineQuery.text(query)
        guard !line.isEmpty else { return }
        guard try await queries(of: profile, limit: 1).first != line else { return }
        try await database.write { db in try RecentList.queries.add(line, profile, db) }
    }

    @discardableResult
    package func forget(_ query: String?, of profile: Identifier<Profile>) async throws -> Bool {
        try await database.step("recent.remove", of: profile) { journal in
            if let query {
                try RecentList.queries.remove(query, &journal)
            } else {
                try RecentList.queries.removeAll(&journal)
            }
        }
    }
}
