import CommunityProtocol
import Domain
import GRDB

struct PulledPosts: MembershipScoped {
    let scope: MembershipScope

    /// Deletes other members' posts and the authors nothing else needs. Recounts the likes, comments and views of the
    /// member's own posts from local rows. Unsent comments become drafts.
    func forget() throws {
        try keepWaiting()
        for (kind, table) in [(OutboxKind.comment, "comment"), (.review, "review")] {
            try db.execute(
                sql: """
                    DELETE FROM \(table) WHERE profile <> ? AND number IN (
                        SELECT number FROM remote_id WHERE membership = ? AND kind = ?)
                    """, arguments: [profile.rawValue, membership, kind.rawValue])
        }
        for sql in [SQL.countReviews, SQL.countComments] {
            try db.execute(sql, [profile.rawValue, membership])
        }
        for table in ["crowd_action", "crowd_member"] {
            try db.execute("DELETE FROM \(table) WHERE membership = ?", [membership])
        }
        try db.execute(SQL.forgetAuthors)
    }

    private func keepWaiting() throws {
        let reviews = try [SQL.answeredReviews, SQL.keptBelow].flatMap {
            try Int64.fetchAll(db, $0, [membership, profile.rawValue])
        }
        guard !reviews.isEmpty else { return }
        let now = try Int64.fetchOne(db, "SELECT CAST(strftime('%s', 'now') AS INTEGER)") ?? 0
        let lost = RejectedDraft(scope: scope)
        for review in Set(reviews).sorted() { try lost.keepWaiting(below: review, at: now) }
    }

    enum SQL {
        /// Other members' reviews with own comments that wait to be sent.
        static let answeredReviews = """
            SELECT review.number FROM outbox
            CROSS JOIN comment ON comment.number = CAST(outbox.subject AS INTEGER)
            CROSS JOIN review ON review.number = comment.review
            WHERE outbox.membership = ?1 AND outbox.kind = 'comment' AND comment.profile = ?2 AND review.profile <> ?2
            """
        /// Other members' reviews with comments of the member that were kept as drafts.
        static let keptBelow = """
            SELECT review.number FROM draft
            CROSS JOIN review ON review.number = CAST(draft.subject AS INTEGER)
            CROSS JOIN remote_id ON remote_id.kind = 'review' AND remote_id.number = review.number
                AND remote_id.membership = ?1
            WHERE draft.profile = ?2 AND draft.form = 'comment' AND review.profile <> ?2
            """
        static let countReviews = """
            UPDATE review SET likes = (SELECT count(*) FROM review_like WHERE review_like.review = review.number),
                comments = (SELECT count(*) FROM comment WHERE comment.review = review.number),
                views = (SELECT count(*) FROM review_view WHERE review_view.review = review.number)
            WHERE profile = ? AND number IN (SELECT number FROM remote_id WHERE membership = ? AND kind = 'review')
            """
        static let countComments = """
            UPDATE comment SET likes = (SELECT count(*) FROM comment_like WHERE comment_like.comment = comment.number)
            WHERE profile = ? AND number IN (SELECT number FROM remote_id WHERE membership = ? AND kind = 'comment')
            """
        static let forgetAuthors = """
            DELETE FROM profile WHERE id LIKE 'm-%'
                AND NOT EXISTS (SELECT 1 FROM account WHERE account.profile = profile.id)
                AND NOT EXISTS (SELECT 1 FROM review WHERE review.profile = profile.id)
                AND NOT EXISTS (SELECT 1 FROM comment WHERE comment.profile = profile.id)
                AND NOT EXISTS (SELECT 1 FROM crowd_member WHERE crowd_member.profile = profile.id)
            """
    }
}
