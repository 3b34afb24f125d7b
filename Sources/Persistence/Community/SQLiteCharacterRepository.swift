import CommunityProtocol
import CommunitySync
package import Domain
import GRDB

package struct SQLiteCharacterRepository: CharacterRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    /// Also requests the result of a dug character, which contains the crowd's type.
    package func character(
        _ id: Identifier<WorkCharacter>, for viewer: Viewer
    ) async throws -> CharacterSummary? {
        let found = try await characters([id], for: viewer).first
        guard let found, found.isDug, database.views.isObserved else { return found }
        await database.noteView(of: .result(found.id), viewer)
        return try await characters([found.id], for: viewer).first
    }

    /// Also leaves out characters of communities that the viewer does not belong to.
    package func characters(
        _ ids: [Identifier<WorkCharacter>], for viewer: Viewer
    ) async throws -> [CharacterSummary] {
        let me = CommunityRows.me(viewer)
        return try await database.read { db in
            let crowd = try Crowd(of: viewer, db)
            let one = try db.cachedStatement(sql: SQL.characterByID)
            return try ids.compactMap { id in
                let id = try crowd.merged.present(id)
                guard let row = try Row.fetchOne(one, arguments: [me, me, id.rawValue]),
                    try CommunityRows.isKnown(row, to: viewer, crowd)
                else { return nil }
                return try CommunityRows.character(row, for: viewer, crowd)
            }
        }
    }

    package func characters(
        in order: CharacterOrder, kind: WorkKind?, isUndugOnly: Bool, for viewer: Viewer, after last: ListMark?,
        limit: Int
    ) async throws -> Page<CharacterSummary> {
        switch order {
        case .hot(let since):
            return try await hot(
                since: since, kind: kind, isUndugOnly: isUndugOnly, for: viewer, after: last, limit: limit
            ).map(\.character)
        case .popular:
            return try await database.page(of: .list(.popular, nil, kind), viewer) { db in
                let crowd = try Crowd(of: viewer, db)
                if let lists = CrowdLists(crowd, kind: kind, for: viewer) {
                    return try lists.popular(isUndugOnly: isUndugOnly, after: last, limit: limit)
                }
                let visible = crowd.visibility.condition(character: "character.number", work: "character.work")
                let characters = RankedCharacters(
                    from: "character", number: "character.votes", character: "character.number",
                    kind: "character.kind", condition: "AND character.votes > 0 \(visible)")
                let page = try characters.page(
                    of: kind, isUndugOnly: isUndugOnly, for: viewer, after: last, limit: limit, db)
                return try page.map { try CommunityRows.character($0, for: viewer, crowd) }
            }
        case .familiar(let moment):
            let me = CommunityRows.me(viewer)
            return try await database.read { db in
                let crowd = try Crowd(of: viewer, db)
                let rows = try Row.fetchAll(
                    db, SQL.familiar(crowd.visibility),
                    [
                        me, moment, me, moment, me, moment, me, moment, moment, me, me, me, last.key(0, or: 0),
                        kind?.rawValue, isUndugOnly, me, CommunityNumbers.oneMore(limit),
                    ])
                return try CommunityNumbers.page(rows, limit: limit, by: "character_number")
                    .map { try CommunityRows.character($0, for: viewer, crowd) }
            }
        case .random(let seed):
            return try await shuffled(seed, kind, isUndugOnly, for: viewer, after: last, limit)
        case .known(let seed):
            return try await shuffled(seed, inGroupsOf: 512, kind, isUndugOnly, for: viewer, after: last, limit)
        }
    }

    private func shuffled(
        _ seed: UInt64, inGroupsOf group: UInt64? = nil, _ kind: WorkKind?, _ isUndugOnly: Bool, for viewer: Viewer,
        after last: ListMark?, _ limit: Int
    ) async throws -> Page<CharacterSummary> {
        try await database.read { db in
            let crowd = try Crowd(of: viewer, db)
            return try ShuffledList(seed: seed, largest: SQL.lastCharacter, group: group, db)
                .page(after: last, limit: limit) { number in
                    let statement = try db.cachedStatement(sql: SQL.characterByNumber)
                    let me = CommunityRows.me(viewer)
                    guard let row = try Row.fetchOne(statement, arguments: [me, me, number]) else { return nil }
                    let found = try CommunityRows.character(row, for: viewer, crowd)
                    if found.isGone || isUndugOnly && found.isDug { return nil }
                    return kind == nil || found.work.kind == kind ? found : nil
                }
        }
    }

    package func hot(
        since: Int64, kind: WorkKind?, isUndugOnly: Bool, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<HotCharacter> {
        await database.noteView(of: .list(.hot, nil, kind), viewer)
        let list = HotList(kind: kind, isUndugOnly: isUndugOnly, viewer: viewer)
        try await HotList.refresh(since: since, database)
        let page = try await database.read { db in try list.page(after: last, limit: limit, db) }
        await database.noteEnd(of: .list(.hot, nil, kind), viewer, isAtEnd: page.next == nil)
        return page
    }

    package func reveal(_ id: Identifier<WorkCharacter>, for profile: Identifier<Profile>) async throws {
        try await database.write { db in
            guard let number = try CommunityNumbers.character(id, for: profile, db) else { return }
            try ProfileRows.ensure(profile, db)
            try db.insert("revealed", "profile, character", [profile.rawValue, number], or: .ignore)
            if db.changesCount > 0 { try Outbox.note(.reveal, number, of: profile, db) }
        }
    }

    @discardableResult
    package func conceal(_ id: Identifier<WorkCharacter>, for profile: Identifier<Profile>) async throws -> Bool {
        try await database.write { db in
            guard let number = try CommunityNumbers.character(id, for: profile, db) else { return false }
            try db.execute("DELETE FROM revealed WHERE profile = ? AND character = ?", [profile.rawValue, number])
            let isRevealed = db.changesCount > 0
            if isRevealed { try Outbox.note(.reveal, number, of: profile, db) }
            return isRevealed
        }
    }

    enum SQL {
        static let lastCharacter = "SELECT max(number) FROM character"
        static let characterByID = """
            SELECT \(CommunityRows.SQL.characterColumns), character.why_en, character.why_ko
            FROM character \(CommunityRows.SQL.characterJoin) WHERE character.id = ?
            """
        static let characterByNumber = """
            SELECT \(CommunityRows.SQL.characterColumns) FROM character \(CommunityRows.SQL.characterJoin)
                WHERE character.number = ? AND character.is_gone = 0
            """
        static func familiar(_ visibility: CatalogueVisibility) -> String {
            """
            WITH mine (work) AS (
                SELECT work FROM watched WHERE profile = ? AND watched_at < ?
                UNION SELECT work FROM wish WHERE profile = ? AND wished_at < ?
                UNION SELECT work FROM thumb WHERE profile = ? AND said_at < ? AND thumb > 0
                UNION SELECT dug.work FROM vote JOIN character AS dug ON dug.number = vote.character
                    WHERE vote.profile = ? AND (vote.voted_at < ? OR EXISTS (
                        SELECT 1 FROM past_vote WHERE past_vote.profile = vote.profile
                            AND past_vote.character = vote.character AND past_vote.voted_at < ?))
                UNION SELECT number FROM work WHERE owner = ?)
            SELECT \(CommunityRows.SQL.characterColumns) FROM character \(CommunityRows.SQL.characterJoin)
            WHERE character.work IN mine AND character.is_gone = 0 \(visibility.condition(character: "character.number", work: "character.work"))
                AND character.number > ? AND coalesce(?, character.kind) = character.kind
                AND (NOT ? OR \(CommunityRows.SQL.notMine))
            ORDER BY character.number LIMIT ?
            """
        }
    }
}
