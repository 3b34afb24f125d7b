import Domain
import GRDB
import TestSupport
import Testing

@testable import Persistence

/// Answers of online catalogues, cached across starts.
struct SQLiteOnlineCacheTests {
    private let database: AppDatabase
    private let query = OnlineQuery(.aniList, "Ferry ", language: .english)

    init() throws {
        database = try AppDatabase.inMemory()
    }

    private func known(_ titles: [String], at moment: Int64 = 5) -> KnownPage {
        KnownPage(page: OnlineWorld.page(titles, hasMore: true), fetchedAt: moment)
    }

    @Test func `a page is read back in order, and a newer one replaces it`() async throws {
        let cache = SQLiteOnlineCache(database: database)
        #expect(try await cache.page(query) == nil)
        try await cache.keep(known(["Z", "A", "M"]), of: query)
        #expect(try await cache.page(query) == known(["Z", "A", "M"]))
        try await cache.keep(known(["B"], at: 6), of: query)
        #expect(try await cache.page(query) == known(["B"], at: 6))
        let rows = try await database.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM online_page") }
        #expect(rows == 1)
    }

    @Test func `provider, text, page and language each make a separate query`() async throws {
        let cache = SQLiteOnlineCache(database: database)
        try await cache.keep(known(["A"]), of: query)
        #expect(try await cache.page(OnlineQuery(.aniList, "ferry", language: .english)) != nil)
        for other in [
            OnlineQuery(.tmdb, "ferry", language: .english), OnlineQuery(.aniList, "ferr", language: .english),
            OnlineQuery(.aniList, "ferry", page: 2, language: .english),
            OnlineQuery(.aniList, "ferry", language: .korean),
        ] { #expect(try await cache.page(other) == nil) }
    }

    @Test func `a full cache drops the page read least recently`() async throws {
        func page(_ number: Int) -> OnlineQuery { OnlineQuery(.tmdb, "a", page: number, language: .english) }
        let roomy = SQLiteOnlineCache(database: database)
        for number in 1...3 { try await roomy.keep(known(["Title \(number)"]), of: page(number)) }
        let size = try await database.read { db in try Int.fetchOne(db, sql: "SELECT sum(size) FROM online_page") } ?? 0
        // Page 1 is read again, so page 2 is the oldest.
        _ = try await roomy.page(page(1))
        let small = SQLiteOnlineCache(database: database, limit: size)
        try await small.keep(known(["Title 4"]), of: page(4))
        var left: [Int] = []
        for number in 1...4 where try await small.page(page(number)) != nil { left.append(number) }
        #expect(left == [1, 3, 4])
        try await SQLiteOnlineCache(database: database, limit: 0).keep(known(["Title 5"]), of: page(5))
        let rows = try await database.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM online_page") }
        #expect(rows == 0)
    }

    @Test(arguments: [
        "{\"entries\":", "[]",
        #"{"entries":[{"source":"a","value":"1","kind":"song","titleEn":"","titleKo":""}],"hasMore":false}"#,
    ])
    func `an unreadable page counts as missing and can be kept again`(body: String) async throws {
        let cache = SQLiteOnlineCache(database: database)
        try await cache.keep(known(["A"]), of: query)
        try await database.write { db in
            try db.execute(sql: "UPDATE online_page SET body = ?", arguments: [body])
        }
        #expect(try await cache.page(query) == nil)
        try await cache.keep(known(["B"]), of: query)
        #expect(try await cache.page(query) == known(["B"]))
    }
}
