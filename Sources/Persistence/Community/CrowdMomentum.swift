import Domain
import GRDB

/// Another member's activity in a community, as last reported: whom they dug, and votes if both members show theirs.
struct CrowdMomentum {
    private let membership: Int64
    private let member: Identifier<Profile>
    private let crowd: Crowd
    private let viewer: Viewer

    /// Nil if this machine has the data itself: for the viewer, and for the community of this machine.
    init?(of member: Identifier<Profile>, _ crowd: Crowd, for viewer: Viewer) {
        guard let membership = crowd.membership, member != viewer.profile else { return nil }
        self.membership = membership
        self.member = member
        self.crowd = crowd
        self.viewer = viewer
    }

    func wished(after last: ListMark?, limit: Int) throws -> Page<WorkSummary> {
        try rows(.wish, SQL.wished(crowd.visibility), [CommunityRows.me(viewer)], after: last, limit).map(
            CommunityRows.work)
    }

    func dug(after last: ListMark?, limit: Int) throws -> Page<DugCharacter> {
        let (me, shows) = (CommunityRows.me(viewer), try showsVotes() == true)
        return try rows(.vote, SQL.dug, [me, me], after: last, limit).map {
            let character = try CommunityRows.character($0, for: viewer, crowd)
            guard shows, character.isDug, let type = CommunityRows.type($0["theirs"]) else {
                return DugCharacter(character: character, at: $0["at"])
            }
            return DugCharacter(character: character, vote: type, at: $0["at"])
        }
    }

    /// Whether the member and the viewer show their votes to each other; nil for a member of this machine only.
    func showsVotes() throws -> Bool? {
        try Bool.fetchOne(crowd.db, SQL.showsVotes, [membership, member.rawValue])
    }

    /// The member's votes on characters that both dug, with the viewer's in `mine`.
    func sharedTypes() throws -> [Row] {
        try Row.fetchAll(crowd.db, SQL.sharedTypes, [CommunityRows.me(viewer), membership, member.rawValue])
    }

    func shared(after last: ListMark?, limit: Int) throws -> RowPage<Row> {
        let me = CommunityRows.me(viewer)
        return try rows(.vote, SQL.shared, [me, me, me], after: last, limit)
    }

    private func rows(
        _ kind: CrowdActionKind, _ sql: String, _ me: StatementArguments, after last: ListMark?, _ limit: Int
    ) throws -> RowPage<Row> {
        let rows = try Row.fetchAll(
            crowd.db.cachedStatement(sql: sql),
            arguments: me + [
                membership, member.rawValue, kind.rawValue, last.key(0, or: -1), CommunityNumbers.oneMore(limit),
            ])
        return CommunityNumbers.page(rows, limit: limit, by: "position")
    }

    /// Nil if the server was not asked yet, and for a member with an account on this machine.
    static func counts(of member: Identifier<Profile>, _ db: Database) throws -> MomentumCounts? {
        try Row.fetchOne(db, SQL.counts, [member.rawValue]).map {
            MomentumCounts(
                wished: $0["wishes"], watched: 0, dug: $0["votes"], reviews: $0["reviews"], comments: 0, made: 0)
        }
    }

    enum SQL {
        private static let condition = """
            WHERE crowd_action.membership = ? AND crowd_action.profile = ? AND crowd_action.kind = ?
                AND crowd_action.position > ? ORDER BY crowd_action.position LIMIT ?
            """
        static func wished(_ visibility: CatalogueVisibility) -> String {
            """
            SELECT \(CommunityRows.SQL.workColumns(visibility)), crowd_action.at, crowd_action.position
            FROM crowd_action CROSS JOIN work ON work.number = crowd_action.subject \(condition)
            """
        }
        static let dug = """
            SELECT \(CommunityRows.SQL.characterColumns), crowd_action.at, crowd_action.position,
                crowd_action.type AS theirs
            FROM crowd_action CROSS JOIN character ON character.number = crowd_action.subject
                \(CommunityRows.SQL.characterJoin) \(condition)
            """
        static let showsVotes = "SELECT shows_votes FROM crowd_member WHERE membership = ? AND profile = ?"
        private static let mine = "CROSS JOIN vote AS own ON own.profile = ? AND own.character = crowd_action.subject"
        private static let isShown = """
            EXISTS (SELECT 1 FROM crowd_member WHERE crowd_member.membership = crowd_action.membership
                AND crowd_member.profile = crowd_action.profile AND shows_votes)
            """
        static let sharedTypes = """
            SELECT own.type AS mine, crowd_action.type AS theirs FROM crowd_action \(mine)
            WHERE crowd_action.membership = ? AND crowd_action.profile = ? AND crowd_action.kind = 'vote'
                AND \(isShown)
            """
        static let shared = """
            SELECT \(CommunityRows.SQL.characterColumns), own.type AS mine, crowd_action.type AS theirs,
                crowd_action.position
            FROM crowd_action \(mine) AND crowd_action.type IS NOT NULL AND \(isShown)
            CROSS JOIN character ON character.number = crowd_action.subject \(CommunityRows.SQL.characterJoin)
            \(condition)
            """
        static let counts = """
            SELECT votes, wishes, reviews FROM crowd_member WHERE profile = ?1 AND votes IS NOT NULL
                AND NOT EXISTS (SELECT 1 FROM account WHERE account.profile = ?1) LIMIT 1
            """
    }
}
