import CommunityProtocol
import Domain

struct PostQueries {
    let db: any SQLConnection
    let reader: CommunityReader
    private let limit = ProtocolLimits.pageRows

    func review(_ id: String) throws -> PostRow {
        guard let post = try PostTable(db: db).post(id), isPresent(post) else { throw ServerProblem.notFound("review") }
        return try rows([post])[0]
    }

    func reviews(
        of id: Identifier<WorkCharacter>, by order: ReviewOrder, after mark: String?
    ) throws -> PageAnswer<PostRow> {
        guard let character = try CatalogueTable(db: db).character(id) else {
            throw ServerProblem.notFound("character")
        }
        let condition = "post.character = ? AND post.kind = 'review'"
        switch order {
        case .newest:
            let begin = try PageMark.numbers(mark, 1)?[0] ?? .max
            return try page("\(condition) AND post.no < ?", "post.no DESC", [character, begin]) {
                PageMark.text($0.no)
            }
        case .liked, .viewed:
            let column = order == .liked ? "likes" : "views"
            let begin = try PageMark.numbers(mark, 2) ?? [.max, .max]
            return try page(
                "\(condition) AND (post.\(column), post.no) < (?, ?)", "post.\(column) DESC, post.no DESC",
                [character] + begin
            ) { PageMark.text(Int64(order == .liked ? $0.likes : $0.views), $0.no) }
        }
    }

    /// Oldest first.
    func comments(on id: String, after mark: String?) throws -> PageAnswer<PostRow> {
        guard let review = try PostTable(db: db).post(id), isPresent(review) else {
            throw ServerProblem.notFound("review")
        }
        let begin = try PageMark.numbers(mark, 1)?[0] ?? 0
        return try page("post.parent = ? AND post.no > ?", "post.no", [review.no, begin]) {
            PageMark.text($0.no)
        }
    }

    func reviews(by member: Identifier<Profile>, after mark: String?) throws -> PageAnswer<PostRow> {
        let author = try MemberQueries(db: db).present(member)
        let begin = try PageMark.numbers(mark, 1)?[0] ?? .max
        let condition = "post.author = ? AND post.kind = 'review' AND post.no < ?"
        return try page(condition, "post.no DESC", [author.no, begin]) { PageMark.text($0.no) }
    }

    private func page(
        _ condition: String, _ order: String, _ arguments: [Int64], mark: (StoredPost) -> String
    ) throws -> PageAnswer<PostRow> {
        let read = try db.query(
            """
            \(StoredPost.select) WHERE \(condition)
                AND (post.state = 'shown' OR (post.author = ? AND post.state <> 'gone')) ORDER BY \(order) LIMIT ?
            """, (arguments + [reader.member ?? 0, Int64(limit + 1)]).map(\.sqlValue)
        ).map(StoredPost.init)
        let hidden = try reader.member.map { try OwnTable(db: db).keys(.hide, member: $0) } ?? []
        let rows = try rows(Array(read.prefix(limit))).filter { row in
            !hidden.contains("post:\(row.id)") && !hidden.contains("member:\(row.author?.id.rawValue ?? "")")
        }
        return PageAnswer(rows: rows, next: read.count > limit ? mark(read[limit - 1]) : nil)
    }

    private func isPresent(_ post: StoredPost) -> Bool {
        post.state.value == .shown || (!post.isGone && post.author == reader.member && post.author != nil)
    }

    private func rows(_ posts: [StoredPost]) throws -> [PostRow] {
        let authors = try MemberTable(db: db).members(posts.compactMap(\.author))
        let liked = try reader.member.map { member in
            try db.query(
                "SELECT post FROM liked WHERE member = ? AND gone = 0 AND post IN (*)",
                in: posts.map(\.no), [member]
            ).map { try $0.integer("post") }
        }
        return posts.map { row($0, by: $0.author.flatMap { authors[$0] }, isLiked: liked?.contains($0.no) == true) }
    }

    private func row(_ post: StoredPost, by author: MemberRecord?, isLiked: Bool) -> PostRow {
        let isMine = post.author != nil && post.author == reader.member
        let isCovered = post.isSpoiler && !isMine && !reader.reveals
        return PostRow(
            id: post.id, no: post.no, kind: post.kind, character: post.characterID, review: post.parentID,
            author: author.map { MemberRow(id: $0.id, nickname: $0.nickname, type: post.authorType) },
            text: isCovered ? nil : post.text, spoiler: post.isSpoiler, written: post.written, edited: post.edited,
            version: post.version, likes: post.likes, comments: post.comments, views: post.views,
            liked: isLiked, mine: isMine, state: post.state, why: isMine ? post.why : nil)
    }
}
