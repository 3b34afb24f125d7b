import CommunityProtocol
import Domain
import GRDB

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
                if kind == .cast { try PublishedCasts(scope: scope).mark(work) }
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
