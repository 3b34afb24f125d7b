public import Domain
internal import GRDB

/// Works in the database.
public struct SQLiteWorkRepository: WorkRepository {
    let database: AppDatabase

    /// Makes a repository on a database.
    public init(database: AppDatabase) {
        self.database = database
    }

    /// A work's page; nil when there is none of that id.
    public func page(of id: Identifier<Work>, for reader: Reader) async throws -> WorkPage? {
        let me = CommunityRows.me(reader)
        return try await database.read { db in
            guard let row = try Row.fetchOne(db.cachedStatement(sql: NamedQueries.workWhole), arguments: [id.rawValue]),
                let listed = try Row.fetchOne(
                    db.cachedStatement(sql: NamedQueries.workByID), arguments: [me, id.rawValue])
            else { return nil }
            let number: Int64 = row["number"]
            let work = WorkRows.work(row)
            func one(_ sql: String) throws -> Int? {
                try Int.fetchOne(db.cachedStatement(sql: sql), arguments: [me, number])
            }
            let mood = try Row.fetchAll(db.cachedStatement(sql: NamedQueries.workMood), arguments: [number])
            return WorkPage(
                work: work, isOwn: reader.profile != nil && (row["owner"] as String?) == reader.profile?.rawValue,
                isGone: row["is_gone"], genres: try work.genres.map { try Self.genre($0, db) },
                progress: CommunityRows.work(listed).progress,
                marks: WorkMarks(
                    isWished: try one(NamedQueries.isWished) != nil,
                    thumb: try one(NamedQueries.thumbOf).flatMap { Thumb(rawValue: $0) }),
                mood: WorkMood(
                    mood.map { TypeMood(type: MBTI(code: $0[0]), wishes: $0[1], likes: $0[2], dislikes: $0[3]) }),
                watchedCount: try one(NamedQueries.watchedCount) ?? 0)
        }
    }

    /// The works with these ids in the order given; unknown ids are left out.
    public func works(_ ids: [Identifier<Work>], for reader: Reader) async throws -> [WorkSummary] {
        let me = CommunityRows.me(reader)
        return try await database.read { db in
            let one = try db.cachedStatement(sql: NamedQueries.workByID)
            return try ids.compactMap { try Row.fetchOne(one, arguments: [me, $0.rawValue]).map(CommunityRows.work) }
        }
    }

    /// A work's characters in their order, leads first.
    public func cast(
        of id: Identifier<Work>, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<CharacterSummary> {
        let me = CommunityRows.me(reader)
        let count = CommunityRows.characterColumns
        return try await database.read { db in
            guard let number = try CommunityNumbers.work(id, db) else { return Page() }
            let lead = last?.key(0, or: 2) ?? 2
            let rows = try Row.fetchAll(
                db.cachedStatement(sql: NamedQueries.cast),
                arguments: [
                    me, me, number, me, lead, lead, last?.key(1, or: 0) ?? 0, last?.key(2, or: 0) ?? 0,
                    CommunityNumbers.oneMore(limit),
                ])
            return CommunityNumbers.page(rows, limit: limit) { ListMark([$0[4], $0[count], $0[0]]) }
                .map { CommunityRows.character($0, for: reader) }
        }
    }

    /// All works by title, those of a kind, or only a member's own.
    public func works(
        _ filter: WorkListFilter, by language: Language, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary> {
        let end = last?.key(0, or: 0) ?? 0
        let sort = language == .english ? "sort_en" : "sort_ko"
        var arguments: StatementArguments = [CommunityRows.me(reader)]
        let sql: String
        switch filter {
        case .all:
            sql = NamedQueries.worksByTitle(sort)
            arguments += [end, end]
        case .kind(let kind):
            sql = NamedQueries.worksByTitle(sort, "AND kind = ?")
            arguments += [kind.rawValue, end, end]
        case .own(let profile):
            sql = NamedQueries.ownWorks
            arguments += [profile.rawValue, end]
        }
        arguments += [CommunityNumbers.oneMore(limit)]
        return try await database.read { [arguments] db in
            let rows = try Row.fetchAll(db.cachedStatement(sql: sql), arguments: arguments)
            return CommunityNumbers.page(rows, limit: limit) { ListMark([$0[0]]) }.map(CommunityRows.work)
        }
    }

    /// How many works there are.
    public func workCount() async throws -> Int {
        try await database.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM work WHERE is_gone = 0") ?? 0 }
    }

    /// All genres, by id.
    public func genres() async throws -> [Genre] {
        try await database.read { db in
            try Row.fetchAll(db, sql: "SELECT id, name_en, name_ko FROM genre ORDER BY id").map(WorkRows.genre)
        }
    }

    private static func genre(_ id: Identifier<Genre>, _ db: Database) throws -> Genre {
        try Row.fetchOne(db.cachedStatement(sql: NamedQueries.genre), arguments: [id.rawValue]).map(WorkRows.genre)
            ?? Genre(id: id, name: LocalizedText(english: id.rawValue, korean: id.rawValue))
    }
}
