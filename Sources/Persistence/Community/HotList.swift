import Domain
import GRDB

/// The characters most dug since a given time. The votes' triggers maintain the counts for one window. A small move
/// of the window subtracts the votes it leaves behind; any other window is counted anew.
struct HotList {
    let kind: WorkKind?
    let isUndugOnly: Bool
    let viewer: Viewer

    /// Seconds: half a week, so that a move leaves fewer votes behind than the window contains.
    private static let furthestMove: Int64 = 7 * 86_400 / 2

    static func refresh(since: Int64, _ database: AppDatabase) async throws {
        let isCurrent = try await database.read { db in try window(db) == since }
        guard !isCurrent else { return }
        try await database.write { db in
            let before = try window(db)
            if before == since { return }
            try db.execute("INSERT OR REPLACE INTO hot_window (id, since) VALUES (1, ?)", [since])
            if let before, before < since, since - before <= furthestMove {
                try leave(from: before, until: since, db)
            } else {
                try countAll(since: since, db)
            }
        }
    }

    private static func leave(from before: Int64, until since: Int64, _ db: Database) throws {
        try db.execute(
            sql: """
                UPDATE hot SET count = hot.count - past.count FROM (
                    SELECT character, count(*) AS count FROM vote INDEXED BY vote_since
                    WHERE voted_at >= ? AND voted_at < ? GROUP BY character
                ) AS past WHERE hot.character = past.character
                """, arguments: [before, since])
        try db.execute("DELETE FROM hot WHERE count <= 0")
    }

    private static func countAll(since: Int64, _ db: Database) throws {
        try db.execute("DELETE FROM hot")
        try db.execute(
            sql: """
                INSERT INTO hot (character, kind, count)
                SELECT vote.character, character.kind, count(*) FROM vote INDEXED BY vote_since
                CROSS JOIN character ON character.number = vote.character
                WHERE vote.voted_at >= ? GROUP BY vote.character
                """, arguments: [since])
    }

    func page(after last: ListMark?, limit: Int, _ db: Database) throws -> Page<HotCharacter> {
        let crowd = try Crowd(of: viewer, db)
        if let lists = CrowdLists(crowd, kind: kind, for: viewer) {
            return try lists.hot(isUndugOnly: isUndugOnly, after: last, limit: limit)
        }
        let characters = RankedCharacters(
            from: "hot CROSS JOIN character ON character.number = hot.character", number: "hot.count",
            character: "hot.character", kind: "hot.kind",
            condition: crowd.visibility.condition(character: "character.number", work: "character.work"))
        return try characters.page(of: kind, isUndugOnly: isUndugOnly, for: viewer, after: last, limit: limit, db)
            .map { HotCharacter(character: try CommunityRows.character($0, for: viewer, crowd), digs: $0["ranked"]) }
    }

    private static func window(_ db: Database) throws -> Int64? {
        try Int64.fetchOne(db, "SELECT since FROM hot_window")
    }
}

/// The characters of a table by one of its numbers, the largest first.
struct RankedCharacters {
    /// The table, joined with its characters.
    let from: String
    let number: String
    let character: String
    let kind: String
    /// Empty, or begins with `AND`.
    let condition: String

    /// The rows with the columns of `CommunityRows.SQL.characterColumns` and the number as `ranked`.
    func page(
        of wanted: WorkKind?, isUndugOnly: Bool, for viewer: Viewer, after last: ListMark?, limit: Int, _ db: Database
    ) throws -> RowPage<Row> {
        let me = CommunityRows.me(viewer)
        var arguments: StatementArguments = [me, me]
        if let wanted { arguments += [wanted.rawValue] }
        if isUndugOnly { arguments += [me] }
        let sql = """
            SELECT \(CommunityRows.SQL.characterColumns), \(number) AS ranked FROM \(from)
            \(CommunityRows.SQL.characterJoin)
            WHERE character.is_gone = 0 \(wanted == nil ? "" : "AND \(kind) = ?")
                \(isUndugOnly ? "AND \(CommunityRows.SQL.notMine)" : "") \(condition)
                AND (\(number), \(character)) < (?, ?)
            ORDER BY \(number) DESC, \(character) DESC LIMIT ?
            """
        let rows = try Row.fetchAll(db, sql, arguments + CommunityNumbers.newest(last, limit))
        return CommunityNumbers.page(rows, limit: limit, by: "ranked", "character_number")
    }
}
