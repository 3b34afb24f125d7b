package import Domain
import Foundation
import GRDB

package struct SQLiteOnlineCache: OnlineCache {
    /// The default limit in bytes.
    package static let roomiest = 4 << 20

    private let database: AppDatabase
    private let limit: Int

    package init(database: AppDatabase, limit: Int = SQLiteOnlineCache.roomiest) {
        self.database = database
        self.limit = limit
    }

    /// Marks the page as the last used. Returns nil for an unreadable page.
    package func page(_ query: OnlineQuery) async throws -> KnownPage? {
        let key = Self.key(query)
        let row = try await database.read { db in
            try Row.fetchOne(db, SQL.page, key).map {
                (fetchedAt: $0["fetched_at"] as Int64, body: $0["body"] as String, isLast: $0["is_last"] as Bool)
            }
        }
        guard let row,
            let page = (try? JSONDecoder().decode(OnlinePageBody.self, from: Data(row.body.utf8)))?.page
        else { return nil }
        if !row.isLast {
            // The page is shown even if its use cannot be recorded.
            try? await database.write { db in try db.execute(SQL.use, key) }
        }
        return KnownPage(page: page, fetchedAt: row.fetchedAt)
    }

    package func keep(_ page: KnownPage, of query: OnlineQuery) async throws {
        let body = String(decoding: try JSONEncoder().encode(OnlinePageBody(page.page)), as: UTF8.self)
        try await database.write { [limit] db in
            try db.execute(SQL.keep, Self.key(query) + [page.fetchedAt, body.utf8.count, body])
            var size = try Int.fetchOne(db, SQL.size) ?? 0
            while size > limit, let oldest = try Int.fetchOne(db, SQL.oldest) {
                try db.execute(SQL.forget)
                size -= oldest
            }
        }
    }

    private static func key(_ query: OnlineQuery) -> StatementArguments {
        [query.provider.rawValue, query.text, query.page, query.language.rawValue]
    }

    enum SQL {
        private static let isMeant = "provider = ? AND query = ? AND page = ? AND language = ?"
        private static let next = "coalesce((SELECT max(used) FROM online_page), 0) + 1"

        static let page = """
            SELECT fetched_at, body, used = (SELECT max(used) FROM online_page) AS is_last FROM online_page
            WHERE \(isMeant)
            """
        static let use = "UPDATE online_page SET used = \(next) WHERE \(isMeant)"
        static let keep = """
            INSERT INTO online_page (provider, query, page, language, fetched_at, used, size, body)
            VALUES (?, ?, ?, ?, ?, \(next), ?, ?)
            ON CONFLICT (provider, query, page, language) DO UPDATE SET
                fetched_at = excluded.fetched_at, used = excluded.used, size = excluded.size, body = excluded.body
            """
        static let size = "SELECT sum(size) FROM online_page INDEXED BY online_page_used"
        static let oldest = "SELECT size FROM online_page ORDER BY used LIMIT 1"
        static let forget = """
            DELETE FROM online_page WHERE used = (SELECT min(used) FROM online_page)
            """
    }
}

struct OnlinePageBody: Codable {
    struct Entry: Codable {
        let source: String
        let value: String
        let kind: String
        let titleEn: String
        let titleKo: String
        let original: String?
        let others: [String]?
        let year: Int?
        let picture: String?
    }

    let entries: [Entry]
    let hasMore: Bool

    init(_ page: OnlinePage) {
        hasMore = page.hasMore
        entries = page.entries.map {
            Entry(
                source: $0.id.source, value: $0.id.value, kind: $0.kind.rawValue, titleEn: $0.title.english,
                titleKo: $0.title.korean, original: $0.originalTitle,
                others: $0.otherTitles.isEmpty ? nil : $0.otherTitles, year: $0.year, picture: $0.picture?.text)
        }
    }

    /// Nil if an entry is of an unknown kind.
    var page: OnlinePage? {
        let known = entries.compactMap { entry in
            OnlineKind(rawValue: entry.kind).map {
                OnlineEntry(
                    id: ExternalID(entry.source, entry.value), kind: $0,
                    title: LocalizedText(english: entry.titleEn, korean: entry.titleKo),
                    originalTitle: entry.original, otherTitles: entry.others ?? [], year: entry.year,
                    picture: entry.picture.map { PictureAddress($0) })
            }
        }
        return known.count == entries.count ? OnlinePage(entries: known, hasMore: hasMore) : nil
    }
}
