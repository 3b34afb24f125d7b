import Domain
import GRDB
import TestSupport
import Testing

@testable import Persistence

/// A member's recent online queries.
struct SQLiteRecentQueryRepositoryTests {
    private let me = Profile.localID
    private let database: AppDatabase
    private let recents: SQLiteRecentQueryRepository

    init() throws {
        database = try AppDatabase.inMemory()
        recents = SQLiteRecentQueryRepository(database: database)
    }

    private func remember(_ count: Int) async throws {
        for number in 1...count { try await recents.remember("query \(number)", of: me) }
    }

    @Test func `Q4 the store keeps ten queries`() async throws {
        try await remember(12)
        let all = try await recents.queries(of: me, limit: 99)
        #expect(all.count == 10 && all.last == "query 3")
    }

    @Test func `Q5 a repeated query moves to the front without a duplicate`() async throws {
        try await remember(3)
        try await recents.remember(" QUERY 1", of: me)
        #expect(try await recents.queries(of: me, limit: 10) == ["query 1", "query 3", "query 2"])
    }

    @Test func `Q6 the newest query is first`() async throws {
        try await remember(3)
        #expect(try await recents.queries(of: me, limit: 10) == ["query 3", "query 2", "query 1"])
    }

    @Test(arguments: [(2, 3, 2), (3, 3, 3), (4, 3, 3), (12, 10, 10), (2, 0, 0)])
    func `Q7 at most the requested number is returned, below, at and above the limit`(
        kept: Int, limit: Int, shown: Int
    ) async throws {
        try await remember(kept)
        #expect(try await recents.queries(of: me, limit: limit).count == shown)
    }

    @Test func `forgetting one or all queries can be undone`() async throws {
        try await remember(3)
        let history = SQLiteActionHistory(database: database)
        #expect(try await recents.forget("query 2", of: me))
        #expect(try await recents.queries(of: me, limit: 10) == ["query 3", "query 1"])
        #expect(try await recents.forget(nil, of: me))
        #expect(try await recents.queries(of: me, limit: 10).isEmpty)
        #expect(try await recents.forget(nil, of: me) == false)
        _ = try await history.undo(for: me)
        _ = try await history.undo(for: me)
        #expect(try await recents.queries(of: me, limit: 10) == ["query 3", "query 2", "query 1"])
    }

    @Test func `each member has their own queries`() async throws {
        try await database.write { db in
            try db.execute(sql: "INSERT INTO profile (id, nickname) VALUES ('ann', 'ann')")
        }
        try await recents.remember("mine", of: me)
        try await recents.remember("hers", of: "ann")
        #expect(try await recents.queries(of: me, limit: 10) == ["mine"])
        #expect(try await recents.queries(of: "ann", limit: 10) == ["hers"])
    }
}
