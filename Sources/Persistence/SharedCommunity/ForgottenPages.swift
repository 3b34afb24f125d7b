import CommunityProtocol
import CommunitySync
import Domain
import GRDB

/// Deletes pages not requested for long, or beyond their room, least recent first; not own data and what it depends on.
struct ForgottenPages {
    /// The maximum per call, so that no answer waits long.
    private static let most = 100

    let db: Database

    func forget(before moment: Int64) throws {
        for page in try pages("WHERE asked_at < ?", [moment]) { try forget(page) }
    }

    /// - Parameter present: the page that was just written; it is kept.
    func forget(beyond bytes: Int, except present: CommunityResource, of membership: Int64) throws {
        var size = try Int.fetchOne(db, SQL.size) ?? 0
        guard size > bytes else { return }
        for page in try pages("", []) where size > bytes {
            if page.membership == membership, page.resource == present.key { continue }
            size -= page.size
            try forget(page)
        }
    }

    private struct Page {
        let membership: Int64
        let resource: String
        let size: Int
    }

    private func pages(_ condition: String, _ arguments: StatementArguments) throws -> [Page] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT membership, resource, size FROM crowd_page INDEXED BY crowd_page_oldest \(condition)
                ORDER BY asked_at LIMIT \(Self.most)
                """, arguments: arguments
        ).map { Page(membership: $0["membership"], resource: $0["resource"], size: $0["size"]) }
    }

    private func forget(_ page: Page) throws {
        try db.execute(
            "DELETE FROM crowd_page WHERE membership = ? AND resource = ?", [page.membership, page.resource])
        let path = page.resource.prefix { $0 != " " }
        switch Endpoint(path: String(path)) {
        case .list: try delete("crowd_list", "list", page.resource, page.membership)
        case .result(let id):
            let character = try CommunityNumbers.character(id, db)
            for table in ["crowd_cell", "crowd_month", "crowd_standing"] {
                try delete(table, "character", character, page.membership)
            }
        case .work(let id): try delete("crowd_mood", "work", CommunityNumbers.work(id, db), page.membership)
        case .characterReviews(let id):
            guard let character = try CommunityNumbers.character(id, db) else { return }
            try forgetReviews("review.character = ?", [character], page.membership)
        case .memberReviews(let id): try forgetReviews("review.profile = ?", [id.rawValue], page.membership)
        case .comments(let id):
            guard let review = try RemoteIDs(membership: page.membership, db: db).number(.review, id) else { return }
            try forgetComments(of: review, page.membership)
        case .memberVotes(let id): try forgetActions(.vote, of: id, page.membership)
        case .memberWishes(let id): try forgetActions(.wish, of: id, page.membership)
        default: break
        }
    }

    /// Deletes nothing for a nil `value`.
    private func delete(
        _ table: String, _ column: String, _ value: (any DatabaseValueConvertible)?, _ membership: Int64
    ) throws {
        try db.execute("DELETE FROM \(table) WHERE membership = ? AND \(column) = ?", [membership, value])
    }

    private func forgetActions(_ kind: CrowdActionKind, of member: Identifier<Profile>, _ membership: Int64) throws {
        try db.execute(
            "DELETE FROM crowd_action WHERE membership = ? AND profile = ? AND kind = ?",
            [membership, member.rawValue, kind.rawValue])
    }

    /// Deletes others' reviews without the member's comment, like, hiding or report, and without an inbox item.
    private func forgetReviews(_ condition: String, _ arguments: StatementArguments, _ membership: Int64) throws {
        let reviews = try Int64.fetchAll(db, "\(SQL.reviews) AND \(condition)", [membership] + arguments)
        for review in reviews {
            try forgetComments(of: review, membership)
            let isBare = try Bool.fetchOne(db, "SELECT NOT EXISTS (SELECT 1 FROM comment WHERE review = ?)", [review])
            guard isBare == true else { continue }
            try db.execute("DELETE FROM review WHERE number = ?", [review])
            try db.execute("DELETE FROM remote_id WHERE kind = 'review' AND number = ?", [review])
        }
    }

    private func forgetComments(of review: Int64, _ membership: Int64) throws {
        let comments = try Int64.fetchAll(db, SQL.comments, [membership, review])
        guard !comments.isEmpty else { return }
        let count = try Int.fetchOne(db, "SELECT comments FROM review WHERE number = ?", [review])
        for comment in comments {
            try db.execute("DELETE FROM comment WHERE number = ?", [comment])
            try db.execute("DELETE FROM remote_id WHERE kind = 'comment' AND number = ?", [comment])
        }
        // Keeps the count reported by the community rather than that of the local rows.
        try db.execute("UPDATE review SET comments = ? WHERE number = ?", [count, review])
    }

    enum SQL {
        static let size = "SELECT sum(size) FROM crowd_page"
        /// A condition: the post is not the member's, who neither liked nor hid it and has no inbox item about it.
        private static func isBare(_ kind: String) -> String {
            """
            \(kind).profile <> membership.profile
                AND NOT EXISTS (SELECT 1 FROM \(kind)_like AS own WHERE own.\(kind) = \(kind).number
                    AND own.profile = membership.profile)
                AND NOT EXISTS (SELECT 1 FROM hidden WHERE hidden.profile = membership.profile
                    AND hidden.kind = '\(kind)' AND hidden.target = CAST(\(kind).number AS TEXT))
                AND NOT EXISTS (SELECT 1 FROM inbox_item WHERE inbox_item.profile = membership.profile
                    AND inbox_item.\(kind) = \(kind).number)
            """
        }
        private static func pulled(_ kind: String) -> String {
            """
            SELECT \(kind).number FROM \(kind)
            CROSS JOIN remote_id ON remote_id.kind = '\(kind)' AND remote_id.number = \(kind).number
            CROSS JOIN membership ON membership.number = remote_id.membership
            WHERE remote_id.membership = ? AND \(isBare(kind))
            """
        }
        static let reviews = """
            \(pulled("review")) AND NOT EXISTS (SELECT 1 FROM report WHERE report.profile = membership.profile
                AND report.review = review.number)
            """
        static let comments = "\(pulled("comment")) AND comment.review = ?"
    }
}
