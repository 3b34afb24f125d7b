import Domain

/// Compares the counts with members' votes, marks and posts, and corrects them. Each transaction covers a part, so that
/// memory and waits stay small regardless of the number of votes.
struct Recount: Sendable {
    let database: any SQLDatabase
    let now: Int64

    /// Returns the number of wrong counts.
    func run() async throws -> Int {
        // One character may have votes of all members.
        let wrong =
            try await inParts(of: "character", by: 1) { try $0.votes() }
            + inParts(of: "work", by: 200) { try $0.moods() } + inParts(of: "post", by: 200) { try $0.posts() }
        _ = try await database.write {
            try $0.execute("INSERT INTO dirty (kind, key) SELECT 'character', character FROM standing")
        }
        return wrong
    }

    private func inParts(
        of table: String, by size: Int64, _ body: @escaping @Sendable (RecountPart) throws -> Int
    ) async throws -> Int {
        var (last, wrong) = (Int64(0), 0)
        while true {
            let first = last + 1
            // Compares on a snapshot, so that members wait only where counts are wrong.
            let (end, isWrong) = try await database.read { db -> (Int64?, Bool) in
                // Allows long statements. A snapshot needs no exclusion, so the answer does not matter.
                _ = try db.begins(.recount)
                let rows = try db.query("SELECT no FROM \(table) WHERE no >= ? ORDER BY no LIMIT ?", first, size)
                guard let end = try rows.last?.integer("no") else { return (nil, false) }
                return (end, try body(RecountPart(db: db, now: now, first: first, last: end, corrects: false)) > 0)
            }
            guard let end else { return wrong }
            if isWrong {
                wrong += try await database.write { db in
                    try db.exclusively(.recount)
                    return try body(RecountPart(db: db, now: now, first: first, last: end))
                }
            }
            last = end
        }
    }
}

/// A range of characters, works or posts by number. The sums are computed in the store.
struct RecountPart {
    private typealias Key = [Int64]

    let db: any SQLConnection
    let now: Int64
    let first: Int64
    let last: Int64
    /// False to only compare.
    var corrects = true

    // MARK: Votes

    func votes() throws -> Int {
        var (cells, months, days): ([Key: Int64], [Key: Int64], [Key: Int64]) = ([:], [:], [:])
        let oldest = UTCDate.day(of: now) - Fold.hotDays
        let counted = "FROM vote WHERE character BETWEEN ? AND ? AND gone = 0 AND held = 0"
        for row in try db.query(
            "SELECT character, voter_type, type, count(*) AS n \(counted) GROUP BY character, voter_type, type", first,
            last)
        {
            try cells[row.integers(["character", "voter_type", "type"])] = row.integer("n")
        }
        for row in try db.query(
            """
            SELECT character, at / \(UTCDate.day) AS day, type, count(*) AS n \(counted)
            GROUP BY character, at / \(UTCDate.day), type
            """, first, last)
        {
            let (day, n) = (try row.integer("day"), try row.integer("n"))
            let (character, month) = (try row.integer("character"), UTCDate.month(of: day * UTCDate.day))
            try months[[character, month, row.integer("type")], default: 0] += n
            if day > oldest { days[[character, day], default: 0] += n }
        }
        for row in try db.query(
            "SELECT subject, type, voter_type, month FROM nameless WHERE kind = 'vote' AND subject BETWEEN ? AND ?",
            first, last)
        {
            try cells[row.integers(["subject", "voter_type", "type"]), default: 0] += 1
            try months[row.integers(["subject", "month", "type"]), default: 0] += 1
        }
        let wrong =
            try replace("cell", ["voter_type", "type"], by: cells)
            + replace("month_cell", ["month", "type"], by: months)
        // Anonymous votes have no day, so the recent counts may only shrink. They are corrected, but not reported.
        let recent = try replace("hot_cell", ["day"], by: days)
        guard corrects else { return wrong + recent }
        // With the correction, so that the lists follow it even if the recount ends early.
        if wrong + recent > 0 {
            try db.execute(
                """
                INSERT INTO dirty (kind, key)
                SELECT 'character', character FROM standing WHERE character BETWEEN ? AND ?
                """, first, last)
        }
        return wrong
    }

    private func replace(_ table: String, _ others: [String], by cells: [Key: Int64]) throws -> Int {
        let columns = ["character"] + others
        let list = columns.joined(separator: ", ")
        var old: [Key: Int64] = [:]
        for row in try db.query(
            "SELECT \(list), sum(n) AS n FROM \(table) WHERE character BETWEEN ? AND ? GROUP BY \(list)", first, last)
        {
            try old[row.integers(columns)] = row.integer("n")
        }
        let wrong = Set(old.keys).union(cells.keys).count { (old[$0] ?? 0) != (cells[$0] ?? 0) }
        guard wrong > 0, corrects else { return wrong }
        try db.execute("DELETE FROM \(table) WHERE character BETWEEN ? AND ?", first, last)
        let marks = Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")
        for (key, n) in cells {
            try db.send(
                "INSERT INTO \(table) (\(list), n, shard) VALUES (\(marks), 0)", (key + [n]).map(\.sqlValue))
        }
        return wrong
    }

    // MARK: Moods and posts

    func moods() throws -> Int {
        let columns = ["wishes", "likes", "dislikes"]
        var (sums, old): ([Key: [Int64]], [Key: [Int64]]) = ([:], [:])
        func add(_ kind: String, _ row: SQLRow) throws {
            guard let column = ["wish", "like", "dislike"].firstIndex(of: kind) else { return }
            try sums[row.integers(["work", "type"]), default: [0, 0, 0]][column] += row.integer("n")
        }
        for row in try db.query(
            """
            SELECT work, mark.kind AS kind, value, mark.type AS type, count(*) AS n FROM mark
            JOIN member ON member.no = mark.member WHERE work BETWEEN ? AND ? AND gone = 0 AND state = 0
            GROUP BY work, mark.kind, value, mark.type
            """, first, last)
        {
            let isWish = try row.text("kind") == MarkTable.Kind.wish.rawValue
            try add(isWish ? "wish" : row.integer("value") > 0 ? "like" : "dislike", row)
        }
        for row in try db.query(
            """
            SELECT subject AS work, kind, voter_type AS type, count(*) AS n FROM nameless
            WHERE kind <> 'vote' AND subject BETWEEN ? AND ? GROUP BY subject, kind, voter_type
            """, first, last)
        {
            try add(row.text("kind"), row)
        }
        for row in try db.query("SELECT * FROM mood_cell WHERE work BETWEEN ? AND ?", first, last) {
            try old[row.integers(["work", "type"])] = row.integers(columns)
        }
        var wrong = 0
        for cell in Set(sums.keys).union(old.keys) {
            let (new, known) = (sums[cell] ?? [0, 0, 0], old[cell] ?? [0, 0, 0])
            guard new != known else { continue }
            wrong += zip(new, known).count { $0 != $1 }
            guard corrects else { continue }
            try db.send(
                """
                INSERT INTO mood_cell (wishes, likes, dislikes, work, type) VALUES (?, ?, ?, ?, ?) ON CONFLICT (work, type)
                DO UPDATE SET wishes = excluded.wishes, likes = excluded.likes, dislikes = excluded.dislikes
                """,
                (new + cell).map(\.sqlValue))
        }
        return wrong
    }

    /// Views of members who left still count, so only likes and comments are known.
    func posts() throws -> Int {
        let rows = try db.query(
            """
            SELECT no, coalesce(post_cell.likes, 0) AS old_likes, coalesce(post_cell.comments, 0) AS old_comments,
                (SELECT count(*) FROM liked WHERE liked.post = no AND liked.gone = 0) AS new_likes,
                (SELECT count(*) FROM post AS comment WHERE comment.parent = post.no AND comment.state = 'shown')
                    AS new_comments
            FROM post LEFT JOIN post_cell ON post_cell.post = post.no WHERE no BETWEEN ? AND ? AND state <> 'gone'
            """, first, last)
        var wrong = 0
        for row in rows {
            let (likes, comments) = (try row.integer("new_likes"), try row.integer("new_comments"))
            let differing = [likes != (try row.integer("old_likes")), comments != (try row.integer("old_comments"))]
            guard differing.contains(true) else { continue }
            wrong += differing.count { $0 }
            guard corrects else { continue }
            let post = try row.integer("no")
            try db.send(
                """
                INSERT INTO post_cell (post, likes, comments, views) VALUES (?, ?, ?, 0)
                ON CONFLICT (post) DO UPDATE SET likes = excluded.likes, comments = excluded.comments
                """, post, likes, comments)
            try DirtyTable(db: db).add(.post, post)
        }
        return wrong
    }
}
