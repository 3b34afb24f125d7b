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
                return try follow(castOf: subject, row["number"])
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

/// The kind of a sent action's subject. `subject` is the number of a row, or its key as text.
enum OutboxKind: String, CaseIterable {
    case vote
    case wish
    case thumb
    case reveal
    case review
    case comment
    case reviewLike = "review-like"
    case commentLike = "comment-like"
    case reviewView = "review-view"
    case hide
    case keyword
    case mute
    case request
    case report
    case read
    case publish
    /// Characters added to the cast of another's work; the subject is the work.
    case cast

    /// The table of the member's rows that are sent as this kind, and the SQL of a row's subject; nil without a table of
    /// its own.
    var rows: (table: JournaledTable, subject: String)? {
        switch self {
        case .vote: (.vote, "character")
        case .wish: (.wish, "work")
        case .thumb: (.thumb, "work")
        case .reveal: (.revealed, "character")
        case .review: (.review, "number")
        case .comment: (.comment, "number")
        case .reviewLike: (.reviewLike, "review")
        case .commentLike: (.commentLike, "comment")
        case .hide: (.hidden, "kind || ':' || target")
        case .keyword: (.keyword, "kind || ':' || text")
        case .mute: (.inboxMute, "kind")
        case .request: (.characterRequest, "number")
        case .reviewView, .report, .read, .publish, .cast: nil
        }
    }

    private static let kinds = allCases.reduce(
        into: [JournaledTable.work.name: OutboxKind.publish, JournaledTable.character.name: .publish]
    ) { kinds, kind in
        if let table = kind.rows?.table { kinds[table.name] = kind }
    }

    /// The kind for the rows of a journaled table; nil for tables that stay on this machine.
    static func of(_ table: String) -> OutboxKind? { kinds[table] }

    var like: OutboxKind { self == .review ? .reviewLike : .commentLike }

    func subject(_ row: [String: JournalValue]) -> String? {
        switch self {
        case .hide: Self.pair(row["kind"], row["target"])
        case .keyword: Self.pair(row["kind"], row["text"])
        // The subject of a character is its work.
        case .publish: row["work"]?.text ?? row["number"]?.text
        default: rows.flatMap { row[$0.subject]?.text }
        }
    }

    private static func pair(_ first: JournalValue?, _ second: JournalValue?) -> String? {
        guard let first = first?.text, let second = second?.text else { return nil }
        return "\(first):\(second)"
    }
}

extension JournalValue {
    fileprivate var text: String? {
        switch self {
        case .text(let text): text
        case .integer(let integer): String(integer)
        case .none, .real: nil
        }
    }
}
