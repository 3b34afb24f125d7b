import Domain
import GRDB

/// The actions that a member's server does not know yet, written in the transaction of the action.
///
/// A row names the subject of an action rather than the action: the present state of the store is sent. A newer
/// action thus replaces an unsent one, and undo and redo need nothing special. It keeps its place in the order, so
/// that a comment is sent after its review.
///
/// `is_waiting` is 1 while the server does not know the subject, 2 while it has accepted without reporting the outcome.
struct Outbox: MembershipScoped {
    let scope: MembershipScope

    /// Adds the changes of a step, its undo or its redo; throws `CommunityProblem.full`.
    static func follow(_ changes: [RowChange], of profile: Identifier<Profile>, _ db: Database) throws {
        guard changes.contains(where: { OutboxKind.of($0.table) != nil }), let outbox = try Outbox(of: profile, db)
        else { return }
        for change in changes { try outbox.follow(change) }
    }

    /// Adds an action that is not a step; throws `CommunityProblem.full`.
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
                return try PublishedCasts(scope: scope).follow(subject, row["number"])
            }
        case .review, .comment: try ids.ensure(kind, subject)
        default: break
        }
        try note(kind, subject)
    }

    /// - Throws: `CommunityProblem.full`.
    func note(_ kind: OutboxKind, _ subject: String) throws {
        try db.execute(SQL.note, [membership, kind.rawValue, subject])
        let isFull = try Bool.fetchOne(db, SQL.isFull, [membership, CommunityStatus.mostWaiting])
        if isFull == true { throw CommunityProblem.full }
    }

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

extension Outbox {
    /// Nil for a member of this machine's community.
    init?(of profile: Identifier<Profile>, _ db: Database) throws {
        guard let scope = try MembershipScope(of: profile, db) else { return nil }
        self.init(scope: scope)
    }
}
