extension SQLiteReviewRepository {
    enum SQL {
        static func reviewPage(_ column: String, of crowd: Crowd) -> String {
            """
            SELECT \(PostRows.SQL.reviewColumns) FROM review \(PostRows.SQL.reviewJoin)
            WHERE review.character = ? AND review.is_deleted = 0 AND \(PostRows.SQL.notHidden("review"))
                AND \(PostRows.SQL.isOf(crowd, "review")) AND (review.\(column), review.number) < (?, ?)
            ORDER BY review.\(column) DESC, review.number DESC LIMIT ?
            """
        }
        static let reviewByNumber = """
            SELECT \(PostRows.SQL.reviewColumns) FROM review \(PostRows.SQL.reviewJoin) WHERE review.number = ?
                AND review.is_deleted = 0
            """
        static let reviewedCharacter = """
            SELECT character.id FROM review CROSS JOIN character ON character.number = review.character
            WHERE review.number = ?
            """
        static let reviewOwner = "SELECT profile, character, is_deleted FROM review WHERE number = ?"
        static func commentPage(hidesSpoilers: Bool, of crowd: Crowd) -> String {
            """
            SELECT \(PostRows.SQL.commentColumns) FROM comment CROSS JOIN profile ON profile.id = comment.profile
            WHERE comment.review = ? \(hidesSpoilers ? "AND comment.is_spoiler = 0" : "")
                AND \(PostRows.SQL.notHidden("comment")) AND \(PostRows.SQL.isOf(crowd, "comment"))
                AND comment.number > ? ORDER BY comment.number LIMIT ?
            """
        }
        static let hiddenPage = """
            SELECT kind, target, hidden_at FROM hidden WHERE profile = ?
                ORDER BY hidden_at DESC, kind DESC, target DESC
            LIMIT ?
            """
        static let reportOf = "SELECT reason, text, reported_at FROM report WHERE profile = ? AND review = ?"
    }
}
