import CommunityProtocol
import Domain
import GRDB

/// Keeps an own text that a community did not accept as a draft, and notifies the member. A review's draft belongs to
/// its character, a comment's to its review. If the review is gone, the comment becomes the draft of a review, which
/// can still be written.
struct RejectedDraft: MembershipScoped {
    let scope: MembershipScope

    /// The text as written here; nil if it is not the member's.
    func text(of kind: OutboxKind, _ number: Int64) throws -> String? { try row(kind, number)?["text"] }

    /// Appends the present text to an earlier draft of the same form. `notifies` is false if the member chose this.
    func keep(
        _ kind: OutboxKind, _ number: Int64, isReviewGone: Bool = false, at now: Int64, notifies: Bool = true
    ) throws {
        guard let row = try row(kind, number) else { return }
        let character: String = row["character"]
        let text: String = row["text"]
        let form: OutboxKind = isReviewGone ? .review : kind
        try keep(text, form, form == .review ? character : String(row["parent"] as Int64), at: now)
        guard notifies else { return }
        try NoticeRows.write(
            isReviewGone ? .reviewGone(text) : .becameDraft(text), of: membership, about: Identifier(character),
            at: now, db)
    }

    private func keep(_ text: String, _ form: OutboxKind, _ subject: String, at now: Int64) throws {
        try db.execute(SQL.keep, [profile.rawValue, form.rawValue, subject, text, now])
    }

    /// Keeps unsent comments and comment drafts of a review that is about to be deleted.
    func keepWaiting(below review: Int64, at now: Int64) throws {
        for comment in try Int64.fetchAll(db, SQL.commentsBelow, [profile.rawValue, review]).sorted() {
            guard try !isFree(.comment, comment) else { continue }
            try keep(.comment, comment, isReviewGone: true, at: now)
            try forgetUnsent(.comment, comment)
            try ids.forget(.comment, comment)
        }
        let kept = try Row.fetchOne(db, SQL.keptBelow, [profile.rawValue, String(review)])
        guard let kept else { return }
        try keep(kept["body"], .review, kept["character"], at: kept["saved_at"])
        try db.execute(
            "DELETE FROM draft WHERE profile = ? AND form = 'comment' AND subject = ?",
            [profile.rawValue, String(review)])
    }

    private func row(_ kind: OutboxKind, _ number: Int64) throws -> Row? {
        try Row.fetchOne(db, kind == .review ? SQL.review : SQL.comment, [profile.rawValue, number])
    }

    enum SQL {
        static let keep = """
            INSERT INTO draft (profile, form, subject, title, body, saved_at) VALUES (?, ?, ?, '', ?, ?)
            ON CONFLICT (profile, form, subject) DO UPDATE SET saved_at = excluded.saved_at, body = CASE
                WHEN instr(body, excluded.body) > 0 THEN body
                WHEN instr(excluded.body, body) > 0 THEN excluded.body
                ELSE body || char(10, 10) || excluded.body END
            """
        static let keptBelow = """
            SELECT draft.body, draft.saved_at, character.id AS character FROM draft
            CROSS JOIN review ON review.number = CAST(draft.subject AS INTEGER)
            CROSS JOIN character ON character.number = review.character
            WHERE draft.profile = ? AND draft.form = 'comment' AND draft.subject = ?
            """
        static let commentsBelow = "SELECT number FROM comment WHERE profile = ? AND review = ?"
        static let review = """
            SELECT review.text, character.id AS character, review.character AS parent FROM review
            CROSS JOIN character ON character.number = review.character
            WHERE review.profile = ? AND review.number = ?
            """
        static let comment = """
            SELECT comment.text, character.id AS character, comment.review AS parent FROM comment
            CROSS JOIN review ON review.number = comment.review
            CROSS JOIN character ON character.number = review.character
            WHERE comment.profile = ? AND comment.number = ?
            """
    }
}

struct RefusedAction: MembershipScoped {
    let scope: MembershipScope

    /// Turns a refused text into a draft; notifies the member about most other refused actions.
    func settle(_ kind: OutboxKind, _ subject: String, _ code: String, at now: Int64) throws {
        switch kind {
        case .review, .comment:
            guard let number = Int64(subject) else { return }
            try RejectedDraft(scope: scope).keep(
                kind, number, isReviewGone: isReviewGone(kind, number, code), at: now)
        case .vote, .wish, .thumb, .request, .report, .publish, .cast:
            if code == RefusalCode.inUse.rawValue, let work = Int64(subject) {
                if kind == .publish { try PublishedWorks.stay(work, of: membership, db) }
                if kind == .cast { try Outbox(scope: scope).mark(castOf: work) }
            }
            let character = try kind == .vote ? CommunityNumbers.characterID(Int64(subject), db) : nil
            try NoticeRows.write(.refused(code), of: membership, about: character, at: now, db)
        case .reveal, .reviewLike, .commentLike, .reviewView, .hide, .keyword, .mute, .read:
            break
        }
    }

    /// Whether the comment's review is gone. If the server had the comment before, the comment itself may be gone
    /// instead.
    private func isReviewGone(_ kind: OutboxKind, _ number: Int64, _ code: String) throws -> Bool {
        guard kind == .comment, code == RefusalCode.gone.rawValue else { return false }
        let version = try Int.fetchOne(
            db, "SELECT version FROM remote_id WHERE membership = ? AND kind = 'comment' AND number = ?",
            [membership, number])
        return (version ?? 0) == 0
    }
}
