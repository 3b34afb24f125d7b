import CommunityProtocol
import Domain

/// Derives list orders, post counts and inboxes from the members' contributions. Everything it writes can be derived
/// again.
struct Fold {
    static let most = 500
    /// Includes today.
    static let hotDays: Int64 = 7

    let db: any SQLConnection
    let now: Int64

    /// Processes up to `most` rows that were added after a number. Returns their number and the last one's.
    func step(after: Int64 = 0) throws -> (count: Int, last: Int64) {
        let taken = try DirtyTable(db: db).removeFirst(Self.most, after: after)
        func keys(_ kind: DirtyTable.Kind) -> [Int64] { Set(taken.filter { $0.kind == kind }.map(\.key)).sorted() }
        try updateStanding(keys(.character))
        for post in keys(.post) { try self.post(post) }
        for work in keys(.work) { try WorkNotices(db: db, now: now).notify(of: work) }
        return (taken.count, taken.map(\.no).max() ?? after)
    }

    /// Processes all rows in the transaction of an operator's command, with the counts that it changed.
    func runWithin() throws {
        try db.exclusively(.fold)
        try db.writeCounts()
        while try step().count > 0 {}
    }

    /// Reduces the recent counts when a day leaves the window.
    func coolDown() throws {
        let first = UTCDate.day(of: now) - Self.hotDays + 1
        try db.execute(
            "INSERT INTO dirty (kind, key) SELECT DISTINCT 'character', character FROM hot_cell WHERE day < ?", first)
        try db.execute("DELETE FROM hot_cell WHERE day < ?", first)
    }

    private func updateStanding(_ characters: [Int64]) throws {
        let after = UTCDate.day(of: now) - Self.hotDays
        let answers = try db.queryAll(
            characters.flatMap { no in
                [
                    SQLStatement(Self.facts, after, no),
                    SQLStatement(
                        "SELECT type, sum(n) AS n FROM cell WHERE character = ? GROUP BY type HAVING sum(n) > 0", no),
                ]
            })
        for (place, no) in characters.enumerated() {
            guard let facts = answers[place * 2].first else { continue }
            var byType: [MBTI: Int] = [:]
            for row in answers[place * 2 + 1] {
                if let type = try row.type("type") { byType[type] = try row.int("n") }
            }
            try updateStanding(no, facts, byType)
        }
    }

    private static let facts = """
        SELECT guess,
            (SELECT coalesce(sum(n), 0) FROM hot_cell WHERE hot_cell.character = character.no AND day > ?) AS hot,
            (SELECT count(*) FROM post WHERE post.character = character.no AND kind = 'review' AND state = 'shown')
                AS reviews
        FROM character WHERE no = ?
        """

    private func updateStanding(_ no: Int64, _ facts: SQLRow, _ byType: [MBTI: Int]) throws {
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
            """, crowd?.votes ?? 0, StoredType.code(crowd?.sortType), tied, StoredType.code(shelf),
            max(try facts.integer("hot"), 0), try facts.integer("reviews"), no)
    }

    /// Locks the post until the commit, so that its author cannot leave meanwhile: leaving changes the post first.
    private func post(_ no: Int64) throws {
        try db.execute(
            """
            UPDATE post SET
                likes = (SELECT coalesce(sum(likes), 0) FROM post_cell WHERE post = ?),
                comments = (SELECT coalesce(sum(comments), 0) FROM post_cell WHERE post = ?),
                views = (SELECT coalesce(sum(views), 0) FROM post_cell WHERE post = ?)
            WHERE no = ?
            """, no, no, no, no)
        guard let post = try PostTable(db: db).post(no: no), let author = post.author, !post.isGone else { return }
        try notify(author, .like, of: post, Self.likers)
        if post.kind.value == .review { try notify(author, .comment, of: post, Self.commenters) }
    }

    private func notify(_ author: Int64, _ kind: InboxKind, of post: StoredPost, _ source: String) throws {
        let hidden = try OwnTable(db: db).keys(.hide, member: author)
        let rows = try db.query(source, post.no, author).filter { row in
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

/// The queue of the fold: others only add rows, the fold only removes them.
struct DirtyTable {
    enum Kind: String, Sendable {
        case character
        case post
        /// A work that was published or extended: its keywords and requests are checked.
        case work
    }

    struct Entry: Hashable, Sendable {
        let kind: Kind
        let key: Int64
        /// 0 before it is added.
        var no: Int64 = 0
    }

    /// The most rows of one statement. Each number of rows has its own prepared statement.
    private static let mostRows = 16

    let db: any SQLConnection

    /// Whether rows wait. A process that ended before its fold leaves some.
    func hasRows() throws -> Bool { try db.row("SELECT no FROM dirty LIMIT 1") != nil }

    func add(_ kind: Kind, _ key: Int64) throws { try add([Entry(kind: kind, key: key)]) }

    func add(_ entries: [Entry]) throws {
        for first in stride(from: 0, to: entries.count, by: Self.mostRows) {
            let part = entries[first..<min(first + Self.mostRows, entries.count)]
            let marks = Array(repeating: "(?, ?)", count: part.count).joined(separator: ", ")
            try db.send(
                "INSERT INTO dirty (kind, key) VALUES \(marks)",
                part.flatMap { [.text($0.kind.rawValue), .integer($0.key)] })
        }
    }

    /// Removes and returns the oldest rows after a number, in no particular order. Rows added meanwhile stay. The
    /// number lets a fold begin behind the rows that it removed: while a backup or a report runs, PostgreSQL keeps them
    /// in front.
    func removeFirst(_ most: Int, after: Int64 = 0) throws -> [Entry] {
        try db.query(
            """
            DELETE FROM dirty WHERE no IN (SELECT no FROM dirty WHERE no > ? ORDER BY no LIMIT ?) RETURNING no, kind, key
            """, after, most
        ).compactMap { row in
            guard let kind = Kind(rawValue: try row.text("kind")) else { return nil }
            return Entry(kind: kind, key: try row.integer("key"), no: try row.integer("no"))
        }
    }
}
