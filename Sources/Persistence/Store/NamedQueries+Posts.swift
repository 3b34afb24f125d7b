extension NamedQueries {
    /// What a list shows of a review, for a reader: the first three `?` are the reader's profile.
    static let reviewColumns = """
        \(characterColumns), review.number, review.profile, profile.nickname, review.author_type, review.text,
        review.is_spoiler, review.written_at, review.edited_at, review.likes, review.comments, review.views,
        EXISTS (SELECT 1 FROM review_like WHERE review_like.review = review.number AND review_like.profile = ?)
        """
    private static let reviewJoin = """
        CROSS JOIN character ON character.number = review.character \(characterJoin)
        CROSS JOIN profile ON profile.id = review.profile
        """

    private static func notHidden(_ kind: String) -> String {
        """
        NOT EXISTS (SELECT 1 FROM hidden WHERE hidden.profile = ? AND hidden.kind = '\(kind)'
            AND hidden.target = CAST(\(kind).number AS TEXT))
        AND NOT EXISTS (SELECT 1 FROM hidden WHERE hidden.profile = ? AND hidden.kind = 'author'
            AND hidden.target = \(kind).profile)
        """
    }

    static func reviewPage(_ column: String) -> String {
        """
        SELECT \(reviewColumns) FROM review \(reviewJoin)
        WHERE review.character = ? AND review.is_deleted = 0 AND \(notHidden("review"))
            AND (review.\(column), review.number) < (?, ?)
        ORDER BY review.\(column) DESC, review.number DESC LIMIT ?
        """
    }
    static let reviewByNumber = """
        SELECT \(reviewColumns) FROM review \(reviewJoin) WHERE review.number = ? AND review.is_deleted = 0
        """
    static let reviewsOfAuthor = """
        SELECT \(reviewColumns) FROM review \(reviewJoin)
        WHERE review.profile = ? AND review.is_deleted = 0 AND \(notHidden("review")) AND review.number < ?
        ORDER BY review.number DESC LIMIT ?
        """
    static let reviewOwner = "SELECT profile, character, is_deleted FROM review WHERE number = ?"

    /// What a list shows of a comment, for a reader: the first `?` is the reader's profile.
    static let commentColumns = """
        comment.number, comment.review, comment.profile, profile.nickname, comment.author_type, comment.text,
        comment.is_spoiler, comment.written_at, comment.edited_at, comment.likes,
        EXISTS (SELECT 1 FROM comment_like WHERE comment_like.comment = comment.number AND comment_like.profile = ?)
        """
    static func commentPage(hidesSpoilers: Bool) -> String {
        """
        SELECT \(commentColumns) FROM comment CROSS JOIN profile ON profile.id = comment.profile
        WHERE comment.review = ? \(hidesSpoilers ? "AND comment.is_spoiler = 0" : "") AND \(notHidden("comment"))
            AND comment.number > ? ORDER BY comment.number LIMIT ?
        """
    }
    static let commentOwner = "SELECT profile, review FROM comment WHERE number = ?"
    static let commentsOfAuthor = """
        SELECT \(commentColumns), review.character FROM comment
        CROSS JOIN profile ON profile.id = comment.profile CROSS JOIN review ON review.number = comment.review
        WHERE comment.profile = ? AND review.is_deleted = 0 AND comment.number < ?
        ORDER BY comment.number DESC LIMIT ?
        """

    static let hiddenPage = """
        SELECT kind, target, hidden_at FROM hidden WHERE profile = ? ORDER BY hidden_at DESC, kind DESC, target DESC
        LIMIT ?
        """
    static let reportOf = "SELECT reason, text, reported_at FROM report WHERE profile = ? AND review = ?"

    static let inboxPage = """
        SELECT number, kind, review, comment, request, work, character, keyword, type, actor, at, is_read
        FROM inbox_item WHERE profile = ? AND number < ? ORDER BY number DESC LIMIT ?
        """
    static let inboxUnread = "SELECT 1 FROM inbox_item WHERE profile = ? AND is_read = 0 LIMIT ?"
    static let keywords = "SELECT kind, text FROM keyword WHERE profile = ? ORDER BY kind DESC, added_at, text"
    static let requestPage = """
        SELECT * FROM character_request WHERE profile = ? AND number < ? ORDER BY number DESC LIMIT ?
        """
    static let recentWords = "SELECT word FROM recent_word WHERE profile = ? ORDER BY place DESC LIMIT ?"
    static let recentCharacters = """
        SELECT \(characterColumns) FROM recent_character
        CROSS JOIN character ON character.number = recent_character.character \(characterJoin)
        WHERE recent_character.profile = ? ORDER BY recent_character.place DESC LIMIT ?
        """

    /// Those of what members write, for the test.
    static let posts = [
        reviewPage("written_at"), reviewPage("likes"), reviewPage("views"), reviewByNumber, reviewsOfAuthor,
        reviewOwner,
        commentPage(hidesSpoilers: false), commentPage(hidesSpoilers: true), commentOwner, commentsOfAuthor, hiddenPage,
        reportOf, inboxPage, inboxUnread, keywords, requestPage, recentWords, recentCharacters,
    ]
}
