import Domain
import GRDB

/// What a member of a community on a server did and the server has not heard of, written in the action's own transaction.
///
/// A row names what an action was about, not what was done: what is sent is what stands in the store at that moment. So a
/// newer action takes the place of one that was never sent, and an undo and a redo send themselves. It keeps its place in
/// the order: a comment is sent after the review it is below.
///
/// `is_waiting` is 1 where it waits until the server knows what it is about, and 2 where the server has accepted it and not
/// yet told what became of it.
struct Outbox {
    let membership: Int64
    let profile: Identifier<Profile>
    let db: Database

    /// Nil for who belongs to the community of this machine.
    init?(of profile: Identifier<Profile>, _ db: Database) throws {
        guard let membership = try Membership.number(of: profile, db) else { return nil }
        self.membership = membership
        self.profile = profile
        self.db = db
    }

    /// Notes the changes of a step, or of one that is taken back or done again.
    ///
    /// - Throws: `CommunityProblem.full`.
    static func follow(_ changes: [RowChange], of profile: Identifier<Profile>, _ db: Database) throws {
        guard changes.contains(where: { OutboxKind.of($0.table) != nil }), let outbox = try Outbox(of: profile, db)
        else { return }
        for change in changes { try outbox.follow(change) }
    }

    /// Notes an action that is not a step.
    ///
    /// - Throws: `CommunityProblem.full`.
    static func note(
        _ kind: OutboxKind, _ subject: some CustomStringConvertible, of profile: Identifier<Profile>, _ db: Database
    ) throws {
        try Outbox(of: profile, db)?.note(kind, String(describing: subject))
    }

    private func follow(_ change: RowChange) throws {
        guard let kind = OutboxKind.of(change.table), let row = change.after ?? change.before,
            (row["profile"] ?? row["owner"]) == .text(profile.rawValue), let subject = kind.subject(row)
        else { return }
        switch kind {
        case .publish:
            guard try PublishedWorks.isPublished(subject, by: membership, db) else {
                guard change.table == JournaledTable.character.name else { return }
                return try PublishedCasts(outbox: self).follow(subject, row["number"])
            }
        case .review, .comment: try RemoteIDs(membership: membership, db: db).ensure(kind, subject)
        default: break
        }
        try note(kind, subject)
    }

    /// - Throws: `CommunityProblem.full`.
    func note(_ kind: OutboxKind, _ subject: String) throws {
        try db.cachedStatement(sql: SQL.note).execute(arguments: [membership, kind.rawValue, subject])
        let isFull = try Bool.fetchOne(
            db.cachedStatement(sql: SQL.isFull), arguments: [membership, CommunityStatus.mostWaiting])
        if isFull == true { throw CommunityProblem.full }
    }
}

extension Outbox {
    enum SQL {
        static let note = """
            INSERT INTO outbox (membership, kind, subject, at)
            VALUES (?, ?, ?, CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER))
            ON CONFLICT (membership, kind, subject) WHERE n IS NULL DO UPDATE SET at = excluded.at, is_waiting = 0
            """
        static let isFull =
            "SELECT 1 FROM outbox INDEXED BY outbox_subject WHERE membership = ? AND n IS NULL LIMIT 1 OFFSET ?"
    }
}
