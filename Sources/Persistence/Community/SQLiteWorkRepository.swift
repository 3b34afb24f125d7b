import CommunitySync
package import Domain
import GRDB

package struct SQLiteWorkRepository: WorkRepository {
    let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    /// Also nil for a work of a community that the viewer does not belong to.
    package func page(of id: Identifier<Work>, for viewer: Viewer) async throws -> WorkPage? {
        let me = CommunityRows.me(viewer)
        await database.noteView(of: .work(id), viewer)
        return try await database.read { db in
            let crowd = try Crowd(of: viewer, db)
            let id = try crowd.merged.present(id)
            guard let row = try Row.fetchOne(db, SQL.workWhole, [id.rawValue]),
                let listed = try Row.fetchOne(db, SQL.workByID(crowd.visibility), [me, id.rawValue]),
                try crowd.visibility.knows(work: row["number"], by: viewer.profile?.rawValue)
            else { return nil }
            let number: Int64 = row["number"]
            let parts = try crowd.merged.parts(of: id)
            let isSeen = try crowd.visibility.sees(work: number)
            let work = WorkRows.work(row)
            func one(_ sql: String) throws -> Int? { try Int.fetchOne(db, sql, [me, number]) }
            return WorkPage(
                work: work, isOwn: viewer.profile != nil && (row["owner"] as String?) == viewer.profile?.rawValue,
                isGone: row["is_gone"] || !isSeen, genres: try work.genres.map { try Self.genre($0, db) },
                progress: CommunityRows.work(listed).progress,
                marks: WorkMarks(
                    isWished: try one(SQL.isWished) != nil,
                    thumb: try one(SQLiteCommunityMarksRepository.SQL.thumbOf).flatMap { Thumb(rawValue: $0) }),
                mood: WorkMood(try crowd.mood(of: number)),
                watchedCount: try one(SQL.watchedCount(parts)) ?? 0, source: try ExternalIDRows.source(of: id, db),
                parts: try parts.compactMap { part in
                    try Row.fetchOne(db, SQL.part, [part]).map { DrinkRows.text($0, "title") }
                })
        }
    }

    package func works(_ ids: [Identifier<Work>], for viewer: Viewer) async throws -> [WorkSummary] {
        let me = CommunityRows.me(viewer)
        return try await database.read { db in
            let crowd = try Crowd(of: viewer, db)
            let one = try db.cachedStatement(sql: SQL.workByID(crowd.visibility))
            return try ids.compactMap { id in
                let id = try crowd.merged.present(id)
                return try Row.fetchOne(one, arguments: [me, id.rawValue]).map(CommunityRows.work)
            }
        }
    }

    package func cast(
        of id: Identifier<Work>, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<CharacterSummary> {
        let me = CommunityRows.me(viewer)
        await database.noteView(of: .work(id), viewer)
        return try await database.read { db in
            let crowd = try Crowd(of: viewer, db)
            let id = try crowd.merged.present(id)
            guard let number = try CommunityNumbers.work(id, db) else { return Page() }
            let works = try [number] + crowd.merged.parts(of: id)
            let lead = last.key(0, or: 2)
            let end: StatementArguments = [
                me, lead, lead, last.key(1, or: 0), last.key(2, or: 0), CommunityNumbers.oneMore(limit),
            ]
            let statement = try db.cachedStatement(sql: SQL.cast(crowd.visibility))
            var rows = try works.flatMap { try Row.fetchAll(statement, arguments: [me, me, $0] + end) }
            if works.count > 1 { rows = Array(rows.sorted(by: Self.precedes).prefix(CommunityNumbers.oneMore(limit))) }
            return try CommunityNumbers.page(rows, limit: limit, by: "is_lead", "position", "character_number")
                .map { try CommunityRows.character($0, for: viewer, crowd) }
        }
    }

    private static func precedes(_ one: Row, _ other: Row) -> Bool {
        func key(_ row: Row) -> (Int64, Int64, Int64) { (-row["is_lead"], row["position"], row["character_number"]) }
        return key(one) < key(other)
    }

    package func works(
        _ filter: WorkListFilter, by language: Language, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary> {
        let end = last.key(0, or: 0)
        let sort = language == .english ? "sort_en" : "sort_ko"
        var arguments: StatementArguments = [CommunityRows.me(viewer)]
        switch filter {
        case .all: arguments += [end, end]
        case .kind(let kind): arguments += [kind.rawValue, end, end]
        case .own(let profile): arguments += [profile.rawValue, end]
        }
        arguments += [CommunityNumbers.oneMore(limit)]
        return try await database.read { [arguments] db in
            let crowd = try Crowd(of: viewer, db)
            let visibility = crowd.visibility
            let sql =
                switch filter {
                case .all: SQL.worksByTitle(sort, "", visibility)
                case .kind: SQL.worksByTitle(sort, "AND kind = ?", visibility)
                case .own: SQL.ownWorks(visibility, crowd.merged)
                }
            let rows = try Row.fetchAll(db, sql, arguments)
            let page = CommunityNumbers.page(rows, limit: limit, by: "work_number")
                .map(CommunityRows.work)
            guard case .own = filter, !crowd.merged.isEmpty else { return page }
            return try Self.remaining(page, crowd, viewer, db)
        }
    }

    /// Replaces own works that were merged in the community with the works that remain.
    private static func remaining(
        _ page: Page<WorkSummary>, _ crowd: Crowd, _ viewer: Viewer, _ db: Database
    ) throws -> Page<WorkSummary> {
        let rows = try page.rows.map { row in
            let id = try crowd.merged.present(row.work.id)
            guard id != row.work.id else { return row }
            return try Row.fetchOne(
                db, SQL.workByID(crowd.visibility), [CommunityRows.me(viewer), id.rawValue]
            ).map(CommunityRows.work) ?? row
        }
        return Page(rows: rows, next: page.next)
    }

    package func genres() async throws -> [Genre] {
        try await database.rows("SELECT id, name_en, name_ko FROM genre ORDER BY id") { WorkRows.genre($0) }
    }

    private static func genre(_ id: Identifier<Genre>, _ db: Database) throws -> Genre {
        try Row.fetchOne(db, SQL.genre, [id.rawValue]).map(WorkRows.genre)
            ?? Genre(id: id, name: LocalizedText(both: id.rawValue))
    }

    enum SQL {
        static let workWhole = "SELECT * FROM work WHERE id = ?"
        static func workByID(_ visibility: CatalogueVisibility) -> String {
            "SELECT \(CommunityRows.SQL.workColumns(visibility)) FROM work WHERE id = ?"
        }
        static let part = "SELECT title_en, title_ko FROM work WHERE number = ? AND is_gone = 0"
        static let genre = "SELECT id, name_en, name_ko FROM genre WHERE id = ?"
        /// Includes characters that the viewer has dug, even if they are gone.
        static func cast(_ visibility: CatalogueVisibility) -> String {
            """
            SELECT \(CommunityRows.SQL.characterColumns), character.position
                FROM character \(CommunityRows.SQL.characterJoin)
            WHERE character.work = ?
                AND (character.is_gone = 0 \(visibility.condition(character: "character.number", work: "character.work"))
                OR EXISTS (SELECT 1 FROM vote WHERE vote.profile = ? AND vote.character = character.number))
                AND (character.is_lead < ? OR character.is_lead = ?
                    AND (character.position, character.number) > (?, ?))
            ORDER BY character.is_lead DESC, character.position, character.number LIMIT ?
            """
        }
        static func worksByTitle(_ sort: String, _ filter: String, _ visibility: CatalogueVisibility) -> String {
            """
            SELECT \(CommunityRows.SQL.workColumns(visibility)) FROM work INDEXED BY work_\(sort)
            WHERE is_gone = 0 \(filter) \(visibility.condition(work: "work.number"))
                AND (\(sort), number) > (coalesce((SELECT \(sort) FROM work WHERE number = ?), ''), ?)
            ORDER BY \(sort), number LIMIT ?
            """
        }
        /// Includes works sent by the member's other devices; of merged works only the first, also across pages.
        static func ownWorks(_ visibility: CatalogueVisibility, _ merged: MergedWorks) -> String {
            let own = "(SELECT number FROM work WHERE owner = ?2 UNION \(ServerIDMap.SQL.works("?2")))"
            let conditions = merged.isFirst(of: own, "work").map { "AND \($0)" }.joined(separator: " ")
            return """
                SELECT \(CommunityRows.SQL.workColumns(visibility)) FROM work
                WHERE number IN \(own) AND is_gone = 0 AND number > ?3 \(conditions) ORDER BY number LIMIT ?4
                """
        }
        static let workMood = "SELECT type, wishes, likes, dislikes FROM work_mood WHERE work = ?"
        static let isWished = "SELECT 1 FROM wish WHERE profile = ? AND work = ?"
        /// - Parameter parts: the works that were merged into this one.
        static func watchedCount(_ parts: [Int64]) -> String {
            let works = (["?"] + parts.map { String($0) }).joined(separator: ", ")
            return "SELECT count(*) FROM watched WHERE profile = ? AND work IN (\(works))"
        }
    }
}
