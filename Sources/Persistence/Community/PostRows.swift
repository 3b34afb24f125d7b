import Domain
import GRDB

enum PostRows {
    static func number(_ row: Row) -> Int64 { row["review_number"] }

    static func review(_ row: Row, for viewer: Viewer, _ crowd: Crowd) throws -> Review {
        let author: String = row["profile"]
        return Review(
            id: Identifier(String(number(row))), character: try CommunityRows.character(row, for: viewer, crowd),
            author: CommunityRows.member(author, row["nickname"], row["author_type"]),
            text: SpoilerText(row["text"], isSpoiler: row["is_spoiler"]), writtenAt: row["written_at"],
            editedAt: row["edited_at"], likes: row["likes"], comments: row["comments"], views: row["views"],
            isLiked: row["is_liked"], isMine: author == viewer.profile?.rawValue)
    }

    static func comment(_ row: Row, for viewer: Viewer) -> Comment {
        let author: String = row["profile"]
        return Comment(
            id: Identifier(String(row["number"] as Int64)), review: Identifier(String(row["review"] as Int64)),
            author: CommunityRows.member(author, row["nickname"], row["author_type"]),
            text: SpoilerText(row["text"], isSpoiler: row["is_spoiler"]),
            writtenAt: row["written_at"], editedAt: row["edited_at"], likes: row["likes"], isLiked: row["is_liked"],
            isMine: author == viewer.profile?.rawValue)
    }

    enum SQL {
        /// The columns of a review in a list; the first three `?` are the viewer's profile.
        static let reviewColumns = """
            \(CommunityRows.SQL.characterColumns), review.number AS review_number, review.profile,
                profile.nickname, review.author_type, review.text,
            review.is_spoiler, review.written_at, review.edited_at, review.likes, review.comments, review.views,
            EXISTS (SELECT 1 FROM review_like WHERE review_like.review = review.number AND review_like.profile = ?)
                AS is_liked
            """
        static let reviewJoin = """
            CROSS JOIN character ON character.number = review.character \(CommunityRows.SQL.characterJoin)
            CROSS JOIN profile ON profile.id = review.profile
            """
        /// A condition: the post is of the viewer's community, not pulled for a member of another one.
        static func isOf(_ crowd: Crowd, _ kind: String) -> String {
            let remote =
                "SELECT 1 FROM remote_id WHERE remote_id.kind = '\(kind)' AND remote_id.number = \(kind).number"
            return crowd.membership.map { "EXISTS (\(remote) AND remote_id.membership = \($0))" }
                ?? """
                (NOT EXISTS (\(remote))
                    OR EXISTS (SELECT 1 FROM account WHERE account.profile = \(kind).profile))
                """
        }
        static func notHidden(_ kind: String) -> String {
            """
            NOT EXISTS (SELECT 1 FROM hidden WHERE hidden.profile = ? AND hidden.kind = '\(kind)'
                AND hidden.target = CAST(\(kind).number AS TEXT))
            AND NOT EXISTS (SELECT 1 FROM hidden WHERE hidden.profile = ? AND hidden.kind = 'author'
                AND hidden.target = \(kind).profile)
            """
        }
        /// The columns of a comment in a list; the first `?` is the viewer's profile.
        static let commentColumns = """
            comment.number, comment.review, comment.profile, profile.nickname, comment.author_type, comment.text,
            comment.is_spoiler, comment.written_at, comment.edited_at, comment.likes,
            EXISTS (SELECT 1 FROM comment_like WHERE comment_like.comment = comment.number
                AND comment_like.profile = ?)
                AS is_liked
            """
    }
}
