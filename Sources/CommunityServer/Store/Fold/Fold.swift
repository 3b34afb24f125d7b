import CommunityProtocol
import Domain

/// Derives the order of lists from the members' contributions: standings, counts of posts, inboxes. All it writes can
/// be derived again.
struct Fold {
    static let most = 500
    /// Includes today.
    static let hotDays: Int64 = 7

    let db: any SQLConnection
    let now: Int64

    func step() throws -> Int { try folded().rows }

    /// Processes up to `most` rows. Returns their number, and the number of votes for each character.
    func folded() throws -> (rows: Int, votes: [Int64: Int]) {
        try db.exclusively(.fold)
        // Includes the changes of an operator's command in the same transaction.
        try db.writeCounts()
        let taken = try DirtyTable(db: db).take(Self.most)
        var votes: [Int64: Int] = [:]
        for entry in taken where entry.kind == .character { votes[entry.key, default: 0] += 1 }
        try stand(votes.keys.sorted())
        for post in Set(taken.filter { $0.kind == .post }.map(\.key)).sorted() { try self.post(post) }
        return (taken.count, votes)
    }

    /// Reduces the recent counts when a day leaves the window.
    func coolDown() throws {
        let first = UTCDate.day(of: now) - Self.hotDays + 1
        for row in try db.query("SELECT character FROM standing WHERE hot > 0") {
            try DirtyTable(db: db).add(.character, try row.integer("character"))
        }
        try db.execute("DELETE FROM hot_cell WHERE day < ?", .integer(first))
    }

    private func stand(_ characters: [Int64]) throws {
        let after = UTCDate.day(of: now) - Self.hotDays
        let answers = try db.queryAll(
            characters.flatMap { no in
                [
                    SQLStatement(Self.facts, .integer(after), .integer(no)),
                    SQLStatement(
                        "SELECT type, sum(n) AS n FROM cell WHERE character = ? GROUP BY type HAVING sum(n) > 0",
                        .integer(no)),
                ]
            })
        for (place, no) in characters.enumerated() {
            guard let facts = answers[place * 2].first else { continue }
            var byType: [MBTI: Int] = [:]
            for row in answers[place * 2 + 1] {
                if let type = try row.type("type") { byType[type] = try row.int("n") }
            }
            try stand(no, facts, byType)
        }
    }

    private static let facts = """
        SELECT guess,
            (SELECT coalesce(sum(n), 0) FROM hot_cell WHERE hot_cell.character = character.no AND day > ?) AS hot,
            (SELECT count(*) FROM post WHERE post.character = character.no AND kind = 'review' AND state = 'shown')
                AS reviews
        FROM character WHERE no = ?
        """

    private func stand(_ no: Int64, _ facts: SQLRow, _ byType: [MBTI: Int]) throws {
        let guess = try facts.type("guess")
        let crowd = CrowdType(byType, guess: guess)
        let shelf = CharacterType(crowd: crowd, guess: guess).shelfType
        let tied = MBTIAxis.allCases.reduce(Int64(0)) { bits, axis in
            crowd.map { $0.letters[axis.rawValue] == nil } == true ? bits | 1 << Int64(axis.rawValue) : bits
        }
        try db.send(
            """
            UPDATE standing SET votes = ?, sort_type = ?, tied = ?, shelf_type = ?, hot = ?, reviews = ?
            WHERE character = ?
            """,
            .integer(crowd?.votes ?? 0), .type(crowd?.sortType), .integer(tied), .type(shelf),
            .integer(max(try facts.integer("hot"), 0)), .integer(try facts.integer("reviews")), .integer(no))
    }

    private func post(_ no: Int64) throws {
        try db.execute(
            """
            UPDATE post SET
                likes = (SELECT coalesce(sum(likes), 0) FROM post_cell WHERE post = ?),
                comments = (SELECT coalesce(sum(comments), 0) FROM post_cell WHERE post = ?),
                views = (SELECT coalesce(sum(views), 0) FROM post_cell WHERE post = ?)
            WHERE no = ?
            """,
            .integer(no), .integer(no), .integer(no), .integer(no))
        guard let post = try PostTable(db: db).post(no: no), let author = post.author, !post.isGone else { return }
        try tell(author, .like, of: post, Self.likers)
        if post.kind.value == .review { try tell(author, .comment, of: post, Self.commenters) }
    }

    private func tell(_ author: Int64, _ kind: InboxKind, of post: StoredPost, _ source: String) throws {
        let hidden = try OwnTable(db: db).keys(.hide, member: author)
        let rows = try db.query(source, .integer(post.no), .integer(author)).filter { row in
            !hidden.contains("member:\(try row.text("id"))")
        }
        try InboxTable(db: db).set(
            kind, post.id, of: author, actors: try rows.prefix(3).map { try $0.integer("member") }, count: rows.count,
            at: try rows.first?.integer("at") ?? 0)
    }

    private static let likers = """
        SELECT liked.member AS member, member.id AS id, liked.at AS at FROM liked JOIN member ON member.no = liked.member
        WHERE liked.post = ? AND liked.gone = 0 AND liked.member <> ? ORDER BY liked.at DESC, liked.member LIMIT 1000
        """
    private static let commenters = """
        SELECT post.author AS member, member.id AS id, max(post.written) AS at
        FROM post JOIN member ON member.no = post.author
        WHERE post.parent = ? AND post.state = 'shown' AND post.author <> ?
        GROUP BY post.author, member.id ORDER BY max(post.written) DESC, post.author LIMIT 1000
        """
}
