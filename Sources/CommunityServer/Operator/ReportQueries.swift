import CommunityProtocol

package struct ReportedPost: Hashable, Sendable {
    package let post: String
    /// Nil if the author left.
    package let author: String?
    package let text: String
    package let reporters: Int
    package let reasons: [String]
    package let isHidden: Bool
}

struct ReportQueries {
    private static let most = 200

    let db: any SQLConnection

    /// Most reported first.
    func open() throws -> [ReportedPost] {
        let rows = try db.query(
            """
            SELECT post, count(*) AS reporters FROM report WHERE state = 'open' GROUP BY post
            ORDER BY count(*) DESC, post LIMIT ?
            """,
            .integer(Self.most))
        return try rows.compactMap { row in
            guard let post = try PostTable(db: db).post(no: row.integer("post")), !post.isGone else { return nil }
            let reasons = try db.query(
                "SELECT DISTINCT reason FROM report WHERE post = ? AND state = 'open' ORDER BY reason",
                .integer(post.no)
            ).map { try $0.text("reason") }
            return ReportedPost(
                post: post.id, author: try post.author.flatMap { try MemberTable(db: db).member(no: $0)?.name },
                text: post.text ?? "", reporters: try row.int("reporters"), reasons: reasons,
                isHidden: post.state.value != .shown)
        }
    }

    func close(post id: String) throws {
        try db.execute(
            "UPDATE report SET state = 'closed' WHERE post IN (SELECT no FROM post WHERE id = ?)", .text(id))
    }
}
