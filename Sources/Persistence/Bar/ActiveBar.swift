import Domain
import GRDB

/// Finds the bar a member uses; call it in the transaction that reads or changes the bar.
enum ActiveBar {
    static func owner(for profile: Identifier<Profile>, _ db: Database) throws -> Identifier<Profile> {
        try String.fetchOne(db, SQL.usedBar, [profile.rawValue]).map { Identifier($0) } ?? profile
    }

    /// Throws `BarSharingProblem.isAnotherBar` if the bar in use is not the expected one; nil accepts any.
    static func owner(
        for profile: Identifier<Profile>, expecting expected: Identifier<Profile>?, _ db: Database
    ) throws -> Identifier<Profile> {
        let owner = try owner(for: profile, db)
        guard expected == nil || expected == owner else { throw BarSharingProblem.isAnotherBar }
        return owner
    }

    static func host(for profile: Identifier<Profile>, _ db: Database) throws -> BarSharer? {
        try Row.fetchOne(db, SQL.barHost, [profile.rawValue]).map(sharer)
    }

    static func sharer(_ row: Row) -> BarSharer {
        BarSharer(
            id: Identifier(row["id"]), name: (row["name"] as String?).map { AccountName(stored: $0) },
            nickname: row["nickname"])
    }

    enum SQL {
        static let columns = "profile.id, profile.nickname, account.name"
        /// Read from a partial index that contains only shares in use.
        static let usedBar = "SELECT owner FROM bar_share WHERE member = ? AND is_used = 1"
        static let barHost = """
            SELECT \(columns) FROM bar_share CROSS JOIN profile ON profile.id = bar_share.owner
            LEFT JOIN account ON account.profile = profile.id WHERE bar_share.member = ? AND bar_share.is_used = 1
            """
    }
}
