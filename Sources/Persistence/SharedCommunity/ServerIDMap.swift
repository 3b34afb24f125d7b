import Domain
import GRDB

/// The ids of a member's data on a server. They outlive the membership, so that a return duplicates nothing.
struct ServerIDMap {
    let profile: Identifier<Profile>
    /// The server's own id, since its address may change.
    let server: String
    let db: Database
}

extension ServerIDMap {
    /// Nil for a membership without a known server; `row` must contain all columns.
    init?(_ row: Row, _ db: Database) {
        guard let server = row["server"] as String? else { return nil }
        self.init(profile: Identifier(row["profile"]), server: server, db: db)
    }

    // MARK: Leaving

    func keep(of membership: Int64) throws {
        try execute("DELETE FROM kept_id WHERE profile = :me AND server = :server AND kind <> 'work'")
        for table in ["review", "comment"] { try execute(SQL.keepPosts(table), membership) }
        for sql in [SQL.keepRequests, SQL.keepCharacters] { try execute(sql, membership) }
    }

    func forget() throws { try execute("DELETE FROM kept_id WHERE profile = :me AND server = :server") }

    // MARK: Joining

    /// Assigns the ids to data that still exists here, for a new membership.
    func restore(to membership: Int64) throws {
        for table in ["review", "comment"] { try execute(SQL.restorePosts(table), membership) }
        for sql in [SQL.restoreRequests, SQL.restoreCharacters] { try execute(sql, membership) }
    }

    /// Removes unchanged posts from the outbox. Changed posts that are not uploaded become drafts, because the server's
    /// texts replace them.
    func settle(_ membership: Int64, bringsReviews: Bool, at now: Int64) throws {
        let lost = RejectedDraft(scope: MembershipScope(membership: membership, profile: profile, db: db))
        for number in try posts("review", isChanged: false) { try lost.forgetUnsent(.review, number) }
        for number in try posts("comment", isChanged: true) { try lost.keep(.comment, number, at: now) }
        guard !bringsReviews else { return }
        for number in try posts("review", isChanged: true) { try lost.keep(.review, number, at: now) }
    }

    private func posts(_ table: String, isChanged: Bool) throws -> [Int64] {
        try Int64.fetchAll(db, SQL.posts(table, isChanged: isChanged), ["me": profile.rawValue, "server": server])
    }

    // MARK: Works

    func note(work: Int64) throws {
        try db.execute(
            sql: """
                INSERT OR IGNORE INTO kept_id (profile, server, kind, number, id, version, changed_at)
                VALUES (?, ?, 'work', ?, '', 0, 0)
                """, arguments: [profile.rawValue, server, work])
    }

    func has(work: Int64) throws -> Bool {
        try Bool.fetchOne(
            db, "SELECT 1 FROM kept_id WHERE profile = ? AND server = ? AND kind = 'work' AND number = ?",
            [profile.rawValue, server, work]) ?? false
    }

    private func execute(_ sql: String, _ membership: Int64? = nil) throws {
        var arguments: [String: (any DatabaseValueConvertible)?] = ["me": profile.rawValue, "server": server]
        if let membership { arguments["membership"] = membership }
        try db.execute(sql, StatementArguments(arguments))
    }

    enum SQL {
        private static let keep =
            "INSERT INTO kept_id (profile, server, kind, number, id, version, changed_at) SELECT :me, :server,"
        /// The works that a profile's other devices published to its community.
        static func works(_ profile: String) -> String {
            """
            SELECT kept_id.number FROM membership CROSS JOIN kept_id ON kept_id.profile = membership.profile
                AND kept_id.server = membership.server AND kept_id.kind = 'work'
            WHERE membership.profile = \(profile) AND membership.standing <> 'removed'
            """
        }
        private static let isKept = "kept_id.profile = :me AND kept_id.server = :server AND kept_id.kind ="

        static func keepPosts(_ table: String) -> String {
            """
            \(keep) '\(table)', own.number, remote_id.id, remote_id.version, coalesce(own.edited_at, own.written_at)
            FROM remote_id CROSS JOIN \(table) AS own ON own.number = remote_id.number AND own.profile = :me
            WHERE remote_id.membership = :membership AND remote_id.kind = '\(table)'
            """
        }
        static let keepRequests =
            "\(keep) 'request', number, id, 0, 0 FROM remote_request WHERE membership = :membership"
        static let keepCharacters = """
            \(keep) 'character', character, '', 0, 0 FROM community_character
            WHERE membership = :membership AND is_mine = 1
            """
        static func restorePosts(_ table: String) -> String {
            """
            INSERT OR IGNORE INTO remote_id (membership, kind, id, number, version)
            SELECT :membership, '\(table)', kept_id.id, own.number, kept_id.version
            FROM kept_id CROSS JOIN \(table) AS own ON own.number = kept_id.number AND own.profile = :me
            WHERE \(isKept) '\(table)'
            """
        }
        static let restoreRequests = """
            INSERT OR IGNORE INTO remote_request (membership, id, number)
            SELECT :membership, kept_id.id, own.number
            FROM kept_id CROSS JOIN character_request AS own ON own.number = kept_id.number AND own.profile = :me
            WHERE \(isKept) 'request'
            """
        static let restoreCharacters = """
            INSERT OR IGNORE INTO community_character (membership, character, is_mine)
            SELECT :membership, own.number, 1
            FROM kept_id CROSS JOIN character AS own ON own.number = kept_id.number AND own.owner = :me
            WHERE \(isKept) 'character' AND own.is_gone = 0
            """
        static func posts(_ table: String, isChanged: Bool) -> String {
            """
            SELECT own.number FROM kept_id
            CROSS JOIN \(table) AS own ON own.number = kept_id.number AND own.profile = :me
            WHERE \(isKept) '\(table)' AND kept_id.version > 0
                AND coalesce(own.edited_at, own.written_at) \(isChanged ? "<>" : "=") kept_id.changed_at
            ORDER BY own.number
            """
        }
    }
}
