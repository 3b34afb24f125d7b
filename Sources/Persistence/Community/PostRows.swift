internal import Domain
internal import GRDB

/// Reviews and comments out of rows.
enum PostRows {
    private static let first = CommunityRows.characterColumns

    /// The number of a review out of the columns of `NamedQueries.reviewColumns`.
    static func number(_ row: Row) -> Int64 { row[first] }

    /// A review out of the columns of `NamedQueries.reviewColumns`.
    static func review(_ row: Row, for reader: Reader) -> Review {
        let author: String = row[first + 1]
        return Review(
            id: Identifier(String(number(row))), character: CommunityRows.character(row, for: reader),
            author: CommunityRows.member(author, row[first + 2], row[first + 3]),
            text: SpoilerText(row[first + 4], isSpoiler: row[first + 5]), writtenAt: row[first + 6],
            editedAt: row[first + 7], likes: row[first + 8], comments: row[first + 9], views: row[first + 10],
            isLiked: row[first + 11], isMine: author == reader.profile?.rawValue)
    }

    /// A comment out of the columns of `NamedQueries.commentColumns`.
    static func comment(_ row: Row, for reader: Reader) -> Comment {
        let author: String = row[2]
        return Comment(
            id: Identifier(String(row[0] as Int64)), review: Identifier(String(row[1] as Int64)),
            author: CommunityRows.member(author, row[3], row[4]), text: SpoilerText(row[5], isSpoiler: row[6]),
            writtenAt: row[7], editedAt: row[8], likes: row[9], isLiked: row[10],
            isMine: author == reader.profile?.rawValue)
    }
}
