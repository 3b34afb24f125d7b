internal import CommunitySync
public import Domain
internal import GRDB

/// Works in the database.
public struct SQLiteWorkRepository: WorkRepository {
    let database: AppDatabase

    /// Memberwise.
    public init(database: AppDatabase) {
        self.database = database
    }

    /// A work's page; nil when there is none of that id.
    public func page(of id: Identifier<Work>, for reader: Reader) async throws -> WorkPage? {
        let me = CommunityRows.me(reader)
        await database.look(at: .work(id), reader)
        return try await database.read { db in
            let id = try MergedWorks.present(id, db)
            guard let row = try Row.fetchOne(db.cachedStatement(sql: SQL.workWhole), arguments: [id.rawValue]),
                let listed = try Row.fetchOne(
                    db.cachedStatement(sql: SQL.workByID), arguments: [me, id.rawValue])
            else { return nil }
            let number: Int64 = row["number"]
            let crowd = try Crowd(of: reader, db)
            let isSeen = try crowd.visibility.sees(work: number)
            let work = WorkRows.work(row)
            func one(_ sql: String) throws -> Int? {
                try Int.fetchOne(db.cachedStatement(sql: sql), arguments: [me, number])
            }
            return WorkPage(
                work: work, isOwn: reader.profile != nil && (row["owner"] as String?) == reader.profile?.rawValue,
                isGone: row["is_gone"] || !isSeen, genres: try work.genres.map { try Self.genre($0, db) },
                progress: CommunityRows.work(listed).progress,
                marks: WorkMarks(
                    isWished: try one(SQL.isWished) != nil,
                    thumb: try one(SQLiteCommunityMarksRepository.SQL.thumbOf).flatMap { Thumb(rawValue: $0) }),
                mood: WorkMood(try crowd.mood(of: number)),
                watchedCount: try one(SQL.watchedCount) ?? 0, source: try ExternalIDRows.source(of: id, db))
        }
    }

    /// The works with these ids in the order given; unknown ids are left out.
    public func works(_ ids: [Identifier<Work>], for reader: Reader) async throws -> [WorkSummary] {
        let me = CommunityRows.me(reader)
        return try await database.read { db in
            let one = try db.cachedStatement(sql: SQL.workByID)
            return try ids.compactMap { id in
                let id = try MergedWorks.present(id, db)
                return try Row.fetchOne(one, arguments: [me, id.rawValue]).map(CommunityRows.work)
            }
        }
    }

    /// A work's characters in their order, leads first.
    public func cast(
        of id: Identifier<Work>, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<CharacterSummary> {
        let me = CommunityRows.me(reader)
        await database.look(at: .work(id), reader)
        return try await database.read { db in
            guard let number = try CommunityNumbers.work(MergedWorks.present(id, db), db) else { return Page() }
            let crowd = try Crowd(of: reader, db)
            let lead = last?.key(0, or: 2) ?? 2
            let rows = try Row.fetchAll(
                db.cachedStatement(sql: SQL.cast(crowd.visibility)),
                arguments: [
                    me, me, number, me, lead, lead, last?.key(1, or: 0) ?? 0, last?.key(2, or: 0) ?? 0,
                    CommunityNumbers.oneMore(limit),
                ])
            return try CommunityNumbers.page(rows, limit: limit) {
                ListMark([$0["is_lead"], $0["position"], $0["character_number"]])
            }
            .map { try CommunityRows.character($0, for: reader, crowd) }
        }
    }

    /// All works by title, those of a kind, or only a member's own.
    public func works(
        _ filter: WorkListFilter, by language: Language, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary> {
        let end = last?.key(0, or: 0) ?? 0
        let sort = language == .english ? "sort_en" : "sort_ko"
        var arguments: StatementArguments = [CommunityRows.me(reader)]
        switch filter {
        case .all: arguments += [end, end]
        case .kind(let kind): arguments += [kind.rawValue, end, end]
        case .own(let profile): arguments += [profile.rawValue, end]
        }
        arguments += [CommunityNumbers.oneMore(limit)]
        return try await database.read { [arguments] db in
            let visibility = try Crowd(of: reader, db).visibility.condition(work: "work.number")
            let sql =
                switch filter {
                case .all: SQL.worksByTitle(sort, visibility)
                case .kind: SQL.worksByTitle(sort, "AND kind = ? \(visibility)")
                case .own: SQL.ownWorks
                }
            let rows = try Row.fetchAll(db.cachedStatement(sql: sql), arguments: arguments)
            return CommunityNumbers.page(rows, limit: limit) { ListMark([$0["work_number"]]) }.map(CommunityRows.work)
        }
    }

    /// All genres, by id.
    public func genres() async throws -> [Genre] {
        try await database.read { db in
            try Row.fetchAll(db, sql: "SELECT id, name_en, name_ko FROM genre ORDER BY id").map(WorkRows.genre)
        }
    }

    private static func genre(_ id: Identifier<Genre>, _ db: Database) throws -> Genre {
        try Row.fetchOne(db.cachedStatement(sql: SQL.genre), arguments: [id.rawValue]).map(WorkRows.genre)
            ?? Genre(id: id, name: LocalizedText(english: id.rawValue, korean: id.rawValue))
    }
}

extension SQLiteWorkRepository {
    enum SQL {
        static let workWhole = "SELECT * FROM work WHERE id = ?"
        static let workByID = "SELECT \(CommunityRows.SQL.workColumns) FROM work WHERE id = ?"
        static let genre = "SELECT id, name_en, name_ko FROM genre WHERE id = ?"
        /// Whoever was dug stays, gone or not.
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
        static func worksByTitle(_ sort: String, _ filter: String = "") -> String {
            """
            SELECT \(CommunityRows.SQL.workColumns) FROM work INDEXED BY work_\(sort) WHERE is_gone = 0 \(filter)
                AND (\(sort), number) > (coalesce((SELECT \(sort) FROM work WHERE number = ?), ''), ?)
            ORDER BY \(sort), number LIMIT ?
            """
        }
        static let ownWorks = """
            SELECT \(CommunityRows.SQL.workColumns) FROM work WHERE owner = ? AND is_gone = 0 AND number > ?
                ORDER BY number LIMIT ?
            """
        static let workMood = "SELECT type, wishes, likes, dislikes FROM work_mood WHERE work = ?"
        static let isWished = "SELECT 1 FROM wish WHERE profile = ? AND work = ?"
        static let watchedCount = "SELECT count(*) FROM watched WHERE profile = ? AND work = ?"
    }
}
