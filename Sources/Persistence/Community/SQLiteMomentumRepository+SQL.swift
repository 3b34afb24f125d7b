extension SQLiteMomentumRepository {
    enum SQL {
        static let anyCharacterByNumber = """
            SELECT \(CommunityRows.SQL.characterColumns) FROM character \(CommunityRows.SQL.characterJoin)
            WHERE character.number = ?
            """
        static let memberOf = """
            SELECT profile.nickname, member.type, (SELECT type FROM crowd_member
                WHERE crowd_member.profile = profile.id AND type IS NOT NULL LIMIT 1) AS told_type FROM profile LEFT JOIN member ON member.profile = profile.id
            WHERE profile.id = ?
            """
        static func wishedPage(_ visibility: CatalogueVisibility) -> String {
            """
            SELECT \(CommunityRows.SQL.workColumns(visibility)), wish.wished_at, wish.number
                FROM wish CROSS JOIN work ON work.number = wish.work
            WHERE wish.profile = ? AND (wish.wished_at, wish.number) < (?, ?)
            ORDER BY wish.wished_at DESC, wish.number DESC LIMIT ?
            """
        }
        static let comments = """
            comment CROSS JOIN review ON review.number = comment.review
            WHERE comment.profile = ? AND review.is_deleted = 0
            """
        /// A member's votes with everyone's on each axis: a second letter's count sums the types with it. For a
        /// community on a server, counts only the results that were requested.
        static func comparedVotes(of crowd: Crowd) -> String {
            let table = crowd.membership.map { "crowd_cell WHERE membership = \($0) AND" } ?? "type_tally WHERE"
            func sum(_ condition: String = "") -> String {
                "(SELECT coalesce(sum(count), 0) FROM \(table) character = vote.character \(condition))"
            }
            return """
                SELECT vote.type, \(crowd.membership == nil ? "character.votes" : sum()) AS votes,
                    \(sum("AND type & 8")) AS second_0, \(sum("AND type & 4")) AS second_1,
                    \(sum("AND type & 2")) AS second_2, \(sum("AND type & 1")) AS second_3
                FROM vote CROSS JOIN character ON character.number = vote.character WHERE vote.profile = ?
                """
        }
        static let sharedTypes = """
            SELECT mine.type AS mine, theirs.type AS theirs FROM vote AS mine
            CROSS JOIN vote AS theirs ON theirs.profile = ? AND theirs.character = mine.character
                WHERE mine.profile = ?
            """
        static let editorVotes = """
            SELECT \(CommunityRows.SQL.characterColumns), vote.type AS mine, character.guess AS theirs FROM vote
            CROSS JOIN character ON character.number = vote.character \(CommunityRows.SQL.characterJoin)
            WHERE vote.profile = ? AND character.guess IS NOT NULL AND character.owner IS NULL
            ORDER BY vote.voted_at DESC, vote.number DESC
            """
        static let sharedPage = """
            SELECT \(CommunityRows.SQL.characterColumns), mine.type AS mine, theirs.type AS theirs, mine.voted_at,
                mine.number FROM vote AS mine
            CROSS JOIN vote AS theirs ON theirs.profile = ? AND theirs.character = mine.character
            CROSS JOIN character ON character.number = mine.character \(CommunityRows.SQL.characterJoin)
            WHERE mine.profile = ? AND (mine.voted_at, mine.number) < (?, ?)
            ORDER BY mine.voted_at DESC, mine.number DESC LIMIT ?
            """
        /// - Parameter crowd: the viewer's, to which another member's reviews are limited; nil for the viewer's own.
        static func reviews(ofAuthorIn crowd: Crowd?) -> String {
            """
            SELECT \(PostRows.SQL.reviewColumns) FROM review \(PostRows.SQL.reviewJoin)
            WHERE review.profile = ? AND review.is_deleted = 0 AND \(PostRows.SQL.notHidden("review"))
                AND (review.written_at, review.number) < (?, ?)
                \(crowd.map { "AND \(PostRows.SQL.isOf($0, "review"))" } ?? "")
            ORDER BY review.written_at DESC, review.number DESC LIMIT ?
            """
        }
        static let commentsOfAuthor = """
            SELECT \(PostRows.SQL.commentColumns), review.character FROM comment
            CROSS JOIN profile ON profile.id = comment.profile CROSS JOIN review ON review.number = comment.review
            WHERE comment.profile = ? AND review.is_deleted = 0 AND comment.number < ?
            ORDER BY comment.number DESC LIMIT ?
            """
    }
}
