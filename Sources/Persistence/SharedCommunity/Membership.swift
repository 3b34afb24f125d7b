import Domain
import GRDB

/// Rows of memberships.
enum Membership {
    /// The number of a profile's membership; nil for who belongs to the community of this machine.
    static func number(of profile: Identifier<Profile>, _ db: Database) throws -> Int64? {
        try Int64.fetchOne(db.cachedStatement(sql: SQL.numberOf), arguments: [profile.rawValue])
    }

    /// Its row with all columns; nil for who belongs to the community of this machine.
    static func row(of profile: Identifier<Profile>, _ db: Database) throws -> Row? {
        try Row.fetchOne(db, sql: "SELECT * FROM membership WHERE profile = ?", arguments: [profile.rawValue])
    }

    /// Whether a server may have less of the member's own than it had: nothing of that is taken over.
    static func isOfOlderCopy(_ number: Int64, _ db: Database) throws -> Bool {
        try Bool.fetchOne(db.cachedStatement(sql: SQL.isOfOlderCopy), arguments: [number]) ?? false
    }

    /// A membership out of all columns.
    static func membership(_ row: Row) -> CommunityMembership {
        CommunityMembership(
            address: CommunityAddress(stored: row["address"]), communityName: row["community"],
            member: Identifier(row["profile"]), account: AccountName(stored: row["account"]), device: row["device"],
            joinedAt: row["joined_at"])
    }

    /// Ends a membership: what others wrote there goes, one's own stays and is said of what one has.
    ///
    /// - Parameters:
    ///   - row: with all columns.
    ///   - isAccountGone: whether the community has nothing of the member any more.
    static func end(_ row: Row, isAccountGone: Bool = false, _ db: Database) throws {
        let number: Int64 = row["number"]
        let profile = Identifier<Profile>(row["profile"])
        try PulledWorks(membership: number, db: db).forget()
        try MergedRecords(membership: number, profile: profile, db: db).restore()
        try PulledPosts(membership: number, profile: profile, db: db).forget()
        if isAccountGone {
            try ServerIDMap(row, db)?.forget()
        } else {
            try ServerIDMap(row, db)?.keep(of: number)
        }
        try db.execute(sql: "DELETE FROM membership WHERE number = ?", arguments: [number])
    }
}

extension Membership {
    enum SQL {
        static let isOfOlderCopy = "SELECT standing IN ('paused', 'asking') FROM membership WHERE number = ?"
        static let numberOf = "SELECT number FROM membership WHERE profile = ? AND standing <> 'removed'"
    }
}
