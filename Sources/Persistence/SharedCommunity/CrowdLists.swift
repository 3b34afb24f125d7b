import CommunityProtocol
import CommunitySync
import Domain
import GRDB

/// The lists of a community on a server, as last reported.
struct CrowdLists {
    let membership: Int64
    let kind: WorkKind?
    let viewer: Viewer
    let crowd: Crowd

    private var db: Database { crowd.db }

    /// Nil for the community of this machine.
    init?(_ crowd: Crowd, kind: WorkKind?, for viewer: Viewer) {
        guard let membership = crowd.membership else { return nil }
        self.membership = membership
        self.kind = kind
        self.viewer = viewer
        self.crowd = crowd
    }

    func led(_ type: MBTI, after last: ListMark?, limit: Int) throws -> Page<ShelfCandidate> {
        try rows(SQL.works, .led, type, after: last.key(0, or: -1), limit).map { .work($0["work"]) }
    }

    func wished(_ type: MBTI, after last: ListMark?, limit: Int) throws -> Page<ShelfCandidate> {
        try rows(SQL.all, .wished, type, after: last.key(0, or: -1), limit)
            .map { .wished($0["work"], wishes: $0["count"]) }
    }

    /// The characters of a type: those the viewer may know, then the works with hidden ones.
    func typed(_ type: MBTI, after last: ListMark?, limit: Int) throws -> Page<ShelfCandidate> {
        if last.key(0, or: 0) == 0 {
            let page = try rows(SQL.named, .typed, type, after: last.key(1, or: -1), limit, part: 0)
            let characters = try page.rows.compactMap(known)
            return Page(rows: characters.map { .known($0) }, next: page.next ?? ListMark([1, -1]))
        }
        return try rows(SQL.unnamed, .typed, type, after: last.key(1, or: -1), limit, part: 1)
            .map { .someone($0["work"], count: $0["count"]) }
    }

    func hot(isUndugOnly: Bool, after last: ListMark?, limit: Int) throws -> Page<HotCharacter> {
        try rows(SQL.named, .hot, nil, after: last.key(0, or: -1), limit).compactMap { row in
            try known(row).flatMap { character in
                isUndugOnly && character.isDug ? nil : HotCharacter(character: character, digs: row["count"])
            }
        }
    }

    func popular(isUndugOnly: Bool, after last: ListMark?, limit: Int) throws -> Page<CharacterSummary> {
        let characters = RankedCharacters(
            from: "crowd_standing CROSS JOIN character ON character.number = crowd_standing.character",
            number: "crowd_standing.votes", character: "crowd_standing.character", kind: "character.kind",
            condition: "AND crowd_standing.membership = \(membership) AND crowd_standing.votes > 0")
        return try characters.page(of: kind, isUndugOnly: isUndugOnly, for: viewer, after: last, limit: limit, db)
            .map { try CommunityRows.character($0, for: viewer, crowd) }
    }

    func counts(of type: MBTI) throws -> TypeShelfCounts {
        func number(_ sql: String, _ list: CrowdList) throws -> Int {
            let key = CommunityResource.list(list, type, kind).key
            return try Int.fetchOne(db, sql, [membership, key]) ?? 0
        }
        return TypeShelfCounts(
            ledWorks: CappedCount(min(try number(SQL.countWorks, .led), CappedCount.most)),
            dugCharacters: CappedCount(min(try number(SQL.countNamed, .typed), CappedCount.most)),
            hiddenCharacters: CappedCount(min(try number(SQL.sumUnnamed, .typed), CappedCount.most)),
            wishedWorks: CappedCount(min(try number(SQL.countWorks, .wished), CappedCount.most)),
            wishers: CappedCount(min(try number(SQL.mostWishes, .wished), CappedCount.most)))
    }

    private func rows(
        _ sql: String, _ list: CrowdList, _ type: MBTI?, after position: Int64, _ limit: Int, part: Int64? = nil
    ) throws -> RowPage<Row> {
        let key = CommunityResource.list(list, type, kind).key
        let rows = try Row.fetchAll(db, sql, [membership, key, position, CommunityNumbers.oneMore(limit)])
        return CommunityNumbers.page(rows, limit: limit, part: part, by: "position")
    }

    private func known(_ row: Row) throws -> CharacterSummary? {
        let me = CommunityRows.me(viewer)
        return try Row.fetchOne(
            db, SQLiteCharacterRepository.SQL.characterByNumber, [me, me, row["character"] as Int64]
        ).map { try CommunityRows.character($0, for: viewer, crowd) }
    }

    enum SQL {
        private static func page(_ condition: String) -> String {
            """
            SELECT work, character, count, position FROM crowd_list
            WHERE membership = ? AND list = ? AND position > ? \(condition) ORDER BY position LIMIT ?
            """
        }
        static let all = page("")
        static let named = page("AND character IS NOT NULL")
        static let unnamed = page("AND character IS NULL")
        static let works = """
            SELECT work, min(position) AS position FROM crowd_list WHERE membership = ? AND list = ?
            GROUP BY work HAVING min(position) > ? ORDER BY min(position) LIMIT ?
            """
        static let countWorks = "SELECT count(DISTINCT work) FROM crowd_list WHERE membership = ? AND list = ?"
        static let countNamed =
            "SELECT count(*) FROM crowd_list WHERE membership = ? AND list = ? AND character IS NOT NULL"
        static let sumUnnamed =
            "SELECT sum(count) FROM crowd_list WHERE membership = ? AND list = ? AND character IS NULL"
        static let mostWishes = "SELECT max(count) FROM crowd_list WHERE membership = ? AND list = ?"
    }
}
