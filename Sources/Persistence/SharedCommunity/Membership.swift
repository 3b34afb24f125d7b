import Domain
import GRDB

enum Membership {
    /// Nil for a member of this machine's community.
    static func number(of profile: Identifier<Profile>, _ db: Database) throws -> Int64? {
        try Int64.fetchOne(db, SQL.numberOf, [profile.rawValue])
    }

    static func row(of profile: Identifier<Profile>, _ db: Database) throws -> Row? {
        try Row.fetchOne(db, "SELECT * FROM membership WHERE profile = ?", [profile.rawValue])
    }

    /// Whether the server may be an older copy with less of the member's data; none of that data is then applied.
    static func isOfOlderCopy(_ number: Int64, _ db: Database) throws -> Bool {
        try Bool.fetchOne(db, SQL.isOfOlderCopy, [number]) ?? false
    }

    static func membership(_ row: Row) -> CommunityMembership {
        CommunityMembership(
            address: CommunityAddress(stored: row["address"]), communityName: row["community"],
            member: Identifier(row["profile"]), account: AccountName(stored: row["account"]), device: row["device"],
            deviceLabel: row["device_label"], joinedAt: row["joined_at"])
    }

    /// Ends a membership: deletes what others wrote there, and moves the member's own data back to their own records.
    /// `isAccountGone` tells whether the community deleted the member's data.
    static func end(_ row: Row, isAccountGone: Bool = false, _ db: Database) throws {
        let number: Int64 = row["number"]
        let scope = MembershipScope(membership: number, profile: Identifier(row["profile"]), db: db)
        try PulledWorks(scope: scope).forget()
        try MergedRecords(scope: scope).restore()
        try PulledPosts(scope: scope).forget()
        if isAccountGone {
            try ServerIDMap(row, db)?.forget()
        } else {
            try ServerIDMap(row, db)?.keep(of: number)
        }
        try db.execute("DELETE FROM membership WHERE number = ?", [number])
    }

    enum SQL {
        static let isOfOlderCopy = "SELECT standing IN ('paused', 'asking') FROM membership WHERE number = ?"
        static let numberOf = "SELECT number FROM membership WHERE profile = ? AND standing <> 'removed'"
    }
}

/// A member of a community, in a transaction.
struct MembershipScope {
    let membership: Int64
    let profile: Identifier<Profile>
    let db: Database
}

extension MembershipScope {
    /// Nil for a member of this machine's community.
    init?(of profile: Identifier<Profile>, _ db: Database) throws {
        guard let membership = try Membership.number(of: profile, db) else { return nil }
        self.init(membership: membership, profile: profile, db: db)
    }
}

protocol MembershipScoped {
    var scope: MembershipScope { get }
}

extension MembershipScoped {
    var membership: Int64 { scope.membership }
    var profile: Identifier<Profile> { scope.profile }
    var db: Database { scope.db }
    var ids: RemoteIDs { RemoteIDs(membership: membership, db: db) }

    /// Whether no unsent or unanswered action is about the subject.
    func isFree(_ kind: OutboxKind, _ subject: some CustomStringConvertible) throws -> Bool {
        try OwnChanges.isFree(kind, subject, of: membership, db)
    }

    /// Removes the unsent action about the subject, if there is one.
    func forgetUnsent(_ kind: OutboxKind, _ subject: Int64) throws {
        try db.execute(
            "DELETE FROM outbox WHERE membership = ? AND kind = ? AND subject = ? AND n IS NULL",
            [membership, kind.rawValue, String(subject)])
    }
}
