package import Domain
import GRDB

package struct SQLiteBarSharingRepository: BarSharingRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func shares(of profile: Identifier<Profile>) async throws -> BarShares {
        try await database.read { db in
            BarShares(
                given: try Self.shares(SQL.barsGiven, profile, db),
                received: try Self.shares(SQL.barsReceived, profile, db))
        }
    }

    @discardableResult
    package func share(
        barOf owner: Identifier<Profile>, with member: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        guard owner != member else { throw BarSharingProblem.isOwn }
        return try await database.write { db in
            for profile in [owner, member] {
                try ProfileRows.ensure(profile, db)
                // A profile without an account, other than the local one, can never sign in to use a bar.
                let account = try AccountRows.account(of: profile, db)
                guard account?.name != nil || profile == Profile.localID else { throw AccountProblem.gone }
            }
            try db.insert(
                "bar_share", "owner, member, shared_at", [owner.rawValue, member.rawValue, now], or: .ignore)
            return db.changesCount > 0
        }
    }

    @discardableResult
    package func end(barOf owner: Identifier<Profile>, with member: Identifier<Profile>) async throws -> Bool {
        try await database.write { db in
            try db.execute("DELETE FROM bar_share WHERE owner = ? AND member = ?", [owner.rawValue, member.rawValue])
            guard db.changesCount > 0 else { return false }
            try BarSteps.forget(of: member, inBarOf: owner, db)
            return true
        }
    }

    package func use(barOf owner: Identifier<Profile>, by member: Identifier<Profile>) async throws {
        try await database.write { db in
            try db.execute("UPDATE bar_share SET is_used = 0 WHERE member = ? AND is_used = 1", [member.rawValue])
            guard owner != member else { return }
            try db.execute(
                "UPDATE bar_share SET is_used = 1 WHERE owner = ? AND member = ?", [owner.rawValue, member.rawValue])
            guard db.changesCount == 1 else { throw BarSharingProblem.notShared }
        }
    }

    private static func shares(
        _ sql: String, _ profile: Identifier<Profile>, _ db: Database
    ) throws -> [BarShare] {
        try Row.fetchAll(db, sql, [profile.rawValue]).map { row in
            BarShare(partner: ActiveBar.sharer(row), isUsed: row["is_used"], sharedAt: row["shared_at"])
        }
    }

    enum SQL {
        static let barsGiven = """
            SELECT \(ActiveBar.SQL.columns), bar_share.is_used, bar_share.shared_at FROM bar_share
            CROSS JOIN profile ON profile.id = bar_share.member LEFT JOIN account ON account.profile = profile.id
            WHERE bar_share.owner = ?
            """
        static let barsReceived = """
            SELECT \(ActiveBar.SQL.columns), bar_share.is_used, bar_share.shared_at FROM bar_share
            CROSS JOIN profile ON profile.id = bar_share.owner LEFT JOIN account ON account.profile = profile.id
            WHERE bar_share.member = ?
            """
    }
}

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
