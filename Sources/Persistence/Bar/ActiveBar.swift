import Domain
import GRDB

/// Which bar a member uses: found in the transaction that reads or changes it.
enum ActiveBar {
    /// The owner of the bar; the member where it is the own one.
    static func owner(for profile: Identifier<Profile>, _ db: Database) throws -> Identifier<Profile> {
        try String.fetchOne(db.cachedStatement(sql: SQL.usedBar), arguments: [profile.rawValue])
            .map { Identifier($0) } ?? profile
    }

    /// The same, for a change of the bar that was looked at.
    ///
    /// - Parameter expected: whose bar that was; nil for whichever it is.
    /// - Throws: `BarSharingProblem.isAnotherBar`.
    static func owner(
        for profile: Identifier<Profile>, expecting expected: Identifier<Profile>?, _ db: Database
    ) throws -> Identifier<Profile> {
        let owner = try owner(for: profile, db)
        guard expected == nil || expected == owner else { throw BarSharingProblem.isAnotherBar }
        return owner
    }

    /// Who else's bar it is; nil for the own one.
    static func host(for profile: Identifier<Profile>, _ db: Database) throws -> BarSharer? {
        try Row.fetchOne(db.cachedStatement(sql: SQL.barHost), arguments: [profile.rawValue]).map(sharer)
    }

    /// Somebody out of the columns every query of shares begins with.
    static func sharer(_ row: Row) -> BarSharer {
        BarSharer(
            id: Identifier(row["id"]), name: (row["name"] as String?).map { AccountName(stored: $0) },
            nickname: row["nickname"])
    }
}

extension ActiveBar {
    enum SQL {
        static let columns = "profile.id, profile.nickname, account.name"
        /// Whose bar a member uses in place of the own; one step in an index that holds nothing else.
        static let usedBar = "SELECT owner FROM bar_share WHERE member = ? AND is_used = 1"
        static let barHost = """
            SELECT \(columns) FROM bar_share CROSS JOIN profile ON profile.id = bar_share.owner
            LEFT JOIN account ON account.profile = profile.id WHERE bar_share.member = ? AND bar_share.is_used = 1
            """
    }
}
