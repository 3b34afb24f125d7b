import CommunityProtocol
import Domain

struct PostQueries {
    let db: any SQLConnection
    let reader: CommunityReader
    private let limit = ProtocolLimits.pageRows

    init(db: any SQLConnection, reader: CommunityReader) {
        self.db = db
        self.reader = reader
    }

    func review(_ id: String) throws -> PostRow {
        guard let post = try PostTable(db: db).post(id), isPresent(post) else { throw ServerProblem.notFound("review") }
        return try row(post)
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
            return try page("\(condition) AND post.no < ?", "post.no DESC", [.integer(character.no), .integer(begin)]) {
                PageMark.text($0.no)
            }
        case .liked, .viewed:
            let column = order == .liked ? "likes" : "views"
            let begin = try PageMark.numbers(mark, 2) ?? [.max, .max]
            return try page(
                "\(condition) AND (post.\(column), post.no) < (?, ?)", "post.\(column) DESC, post.no DESC",
                [.integer(character.no), .integer(begin[0]), .integer(begin[1])]
            ) { PageMark.text(Int64(order == .liked ? $0.likes : $0.views), $0.no) }
        }
    }

    /// Oldest first.
    func comments(on id: String, after mark: String?) throws -> PageAnswer<PostRow> {
        guard let review = try PostTable(db: db).post(id), isPresent(review) else {
            throw ServerProblem.notFound("review")
        }
        let begin = try PageMark.numbers(mark, 1)?[0] ?? 0
        return try page("post.parent = ? AND post.no > ?", "post.no", [.integer(review.no), .integer(begin)]) {
            PageMark.text($0.no)
        }
    }

    func reviews(by member: Identifier<Profile>, after mark: String?) throws -> PageAnswer<PostRow> {
        let author = try MemberQueries(db: db).present(member)
        let begin = try PageMark.numbers(mark, 1)?[0] ?? .max
        return try page(
            "post.author = ? AND post.kind = 'review' AND post.no < ?", "post.no DESC",
            [.integer(author.no), .integer(begin)]
        ) { PageMark.text($0.no) }
    }

    private func page(
        _ condition: String, _ order: String, _ arguments: [SQLValue], mark: (StoredPost) -> String
    ) throws -> PageAnswer<PostRow> {
        let read = try db.query(
            """
            \(StoredPost.select) WHERE \(condition)
                AND (post.state = 'shown' OR (post.author = ? AND post.state <> 'gone')) ORDER BY \(order) LIMIT ?
            """,
            arguments + [.integer(reader.member ?? 0), .integer(limit + 1)]
        ).map(StoredPost.init)
        let hidden = try reader.member.map { try OwnTable(db: db).keys(.hide, member: $0) } ?? []
        let rows = try read.prefix(limit).map(row).filter { row in
            !hidden.contains("post:\(row.id)") && !hidden.contains("member:\(row.author?.id.rawValue ?? "")")
        }
        return PageAnswer(rows: rows, next: read.count > limit ? mark(read[limit - 1]) : nil)
    }

    private func isPresent(_ post: StoredPost) -> Bool {
        post.state.value == .shown || (!post.isGone && post.author == reader.member && post.author != nil)
    }

    private func row(_ post: StoredPost) throws -> PostRow {
        let isMine = post.author != nil && post.author == reader.member
        let isCovered = post.isSpoiler && !isMine && !reader.reveals
        let author = try post.author.flatMap { try MemberTable(db: db).member(no: $0) }
        let isLiked = try reader.member.flatMap { member in
            try db.row(
                "SELECT 1 AS one FROM liked WHERE member = ? AND post = ? AND gone = 0", .integer(member),
                .integer(post.no))
        }
        return PostRow(
            id: post.id, no: post.no, kind: post.kind, character: post.characterID, review: post.parentID,
            author: author.map { MemberRow(id: $0.id, nickname: $0.nickname, type: post.authorType) },
            text: isCovered ? nil : post.text, spoiler: post.isSpoiler, written: post.written, edited: post.edited,
            version: post.version, likes: post.likes, comments: post.comments, views: post.views,
            liked: isLiked != nil, mine: isMine, state: post.state, why: isMine ? post.why : nil)
    }
}
