import Domain
import GRDB

/// Finds local records that a server reports without an id known here. They come from an earlier membership under a
/// version that kept no ids, or from a file, and are matched by content.
struct DuplicateMatcher: MembershipScoped {
    let scope: MembershipScope

    /// The number of an own post with this text that the server does not know; it no longer waits to be sent. `subject`
    /// is the character of a review, or the review of a comment.
    func post(_ kind: OutboxKind, on subject: Int64, _ text: String) throws -> Int64? {
        let condition = kind == .review ? "own.character = ?2 AND own.is_deleted = 0" : "own.review = ?2"
        let number = try Int64.fetchOne(
            db, SQL.post(kind.rawValue, condition), [profile.rawValue, subject, text, membership])
        guard let number else { return nil }
        try ids.forget(kind, number)
        try forgetUnsent(kind, number)
        return number
    }

    /// The number of an own request with the same content. It no longer waits to be sent.
    func request(_ title: String, _ name: String, _ kind: WorkKind) throws -> Int64? {
        let number = try Int64.fetchOne(db, SQL.request, [profile.rawValue, title, name, kind.rawValue, membership])
        if let number { try forgetUnsent(.request, number) }
        return number
    }

    enum SQL {
        static func post(_ table: String, _ condition: String) -> String {
            """
            SELECT own.number FROM \(table) AS own
            LEFT JOIN remote_id ON remote_id.kind = '\(table)' AND remote_id.number = own.number
            WHERE own.profile = ?1 AND \(condition) AND own.text = ?3
                AND (remote_id.id IS NULL OR remote_id.membership = ?4 AND remote_id.version = 0)
                AND NOT EXISTS (SELECT 1 FROM outbox INDEXED BY outbox_order WHERE outbox.membership = ?4
                    AND outbox.n IS NOT NULL AND outbox.kind = '\(table)'
                    AND outbox.subject = CAST(own.number AS TEXT))
            ORDER BY own.number LIMIT 1
            """
        }
        static let request = """
            SELECT own.number FROM character_request AS own
            WHERE own.profile = ?1 AND own.title = ?2 AND own.name = ?3 AND own.kind = ?4
                AND NOT EXISTS (SELECT 1 FROM remote_request
                    WHERE remote_request.membership = ?5 AND remote_request.number = own.number)
            ORDER BY own.number LIMIT 1
            """
    }
}
