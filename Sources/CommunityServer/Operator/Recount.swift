import Domain

struct Recount {
    private struct Cell: Hashable {
        let subject: Int64
        let first: Int64
        let second: Int64
    }

    let db: any SQLConnection
    let now: Int64

    func run() throws -> Int {
        try db.exclusively(.recount)
        return try votes() + moods()
    }

    private func votes() throws -> Int {
        var cells: [Cell: Int64] = [:]
        var months: [Cell: Int64] = [:]
        var days: [Cell: Int64] = [:]
        let oldest = UTCDate.day(of: now) - Fold.hotDays
        for row in try db.query("SELECT character, type, voter_type, at FROM vote WHERE gone = 0 AND held = 0") {
            let vote = CountableVote(
                character: try row.integer("character"), type: try row.integer("type"),
                voterType: try row.integer("voter_type"), at: try row.integer("at"))
            cells[Cell(subject: vote.character, first: vote.voterType, second: vote.type), default: 0] += 1
            months[Cell(subject: vote.character, first: vote.month, second: vote.type), default: 0] += 1
            if let day = vote.day, day > oldest {
                days[Cell(subject: vote.character, first: day, second: 0), default: 0] += 1
            }
        }
        for row in try db.query("SELECT subject, type, voter_type, month FROM nameless WHERE kind = 'vote'") {
            let (subject, type) = (try row.integer("subject"), try row.integer("type"))
            cells[Cell(subject: subject, first: try row.integer("voter_type"), second: type), default: 0] += 1
            months[Cell(subject: subject, first: try row.integer("month"), second: type), default: 0] += 1
        }
        let wrong =
            try replace("cell", "character", ["voter_type", "type"], "n", cells)
            + replace("month_cell", "character", ["month", "type"], "n", months)
        // Anonymous votes have no day, so the recent counts may only shrink.
        try db.execute("DELETE FROM hot_cell")
        for (cell, n) in days {
            try db.execute(
                "INSERT INTO hot_cell (character, day, shard, n) VALUES (?, ?, 0, ?)", .integer(cell.subject),
                .integer(cell.first), .integer(n))
        }
        for row in try db.query("SELECT character FROM standing") {
            try DirtyTable(db: db).add(.character, try row.integer("character"))
        }
        return wrong
    }

    private func moods() throws -> Int {
        var counts: [String: [Cell: Int64]] = ["wishes": [:], "likes": [:], "dislikes": [:]]
        func add(_ column: String, _ work: Int64, _ type: Int64) {
            counts[column, default: [:]][Cell(subject: work, first: type, second: 0), default: 0] += 1
        }
        let marks = try db.query(
            """
            SELECT work, mark.kind AS kind, value, mark.type AS type FROM mark JOIN member ON member.no = mark.member
            WHERE gone = 0 AND state = 0
            """)
        for row in marks {
            let isWish = try row.text("kind") == MarkTable.Kind.wish.rawValue
            let column = isWish ? "wishes" : try row.integer("value") > 0 ? "likes" : "dislikes"
            add(column, try row.integer("work"), try row.integer("type"))
        }
        let columns = ["wish": "wishes", "like": "likes", "dislike": "dislikes"]
        for row in try db.query("SELECT kind, subject, voter_type FROM nameless WHERE kind <> 'vote'") {
            guard let column = columns[try row.text("kind")] else { continue }
            add(column, try row.integer("subject"), try row.integer("voter_type"))
        }
        var wrong = 0
        for (column, cells) in counts.sorted(by: { $0.key < $1.key }) {
            var old = try summed("mood_cell", "work", ["type"], column)
            for (cell, n) in cells where old[cell] != n {
                wrong += 1
                try setMood(cell, column, n)
            }
            for cell in cells.keys { old[cell] = nil }
            for (cell, n) in old where n != 0 {
                wrong += 1
                try setMood(cell, column, 0)
            }
        }
        return wrong
    }

    private func setMood(_ cell: Cell, _ column: String, _ n: Int64) throws {
        try db.execute(
            "UPDATE mood_cell SET \(column) = 0 WHERE work = ? AND type = ?", .integer(cell.subject),
            .integer(cell.first))
        try db.execute(
            """
            INSERT INTO mood_cell (work, shard, type, wishes, likes, dislikes) VALUES (?, 0, ?, 0, 0, 0)
            ON CONFLICT (work, shard, type) DO NOTHING
            """,
            .integer(cell.subject), .integer(cell.first))
        try db.execute(
            "UPDATE mood_cell SET \(column) = ? WHERE work = ? AND shard = 0 AND type = ?", .integer(n),
            .integer(cell.subject), .integer(cell.first))
    }

    private func replace(
        _ table: String, _ subject: String, _ columns: [String], _ count: String, _ cells: [Cell: Int64]
    ) throws -> Int {
        let old = try summed(table, subject, columns, count)
        let wrong = Set(old.keys).union(cells.keys).count { (old[$0] ?? 0) != (cells[$0] ?? 0) }
        try db.execute("DELETE FROM \(table)")
        for (cell, n) in cells {
            try db.execute(
                "INSERT INTO \(table) (\(subject), shard, \(columns.joined(separator: ", ")), \(count)) VALUES (?, 0, ?, ?, ?)",
                .integer(cell.subject), .integer(cell.first), .integer(cell.second), .integer(n))
        }
        return wrong
    }

    private func summed(
        _ table: String, _ subject: String, _ columns: [String], _ count: String
    ) throws -> [Cell: Int64] {
        let list = ([subject] + columns).joined(separator: ", ")
        var sums: [Cell: Int64] = [:]
        for row in try db.query("SELECT \(list), sum(\(count)) AS total FROM \(table) GROUP BY \(list)") {
            let cell = Cell(
                subject: try row.integer(subject), first: try row.integer(columns[0]),
                second: columns.count > 1 ? try row.integer(columns[1]) : 0)
            sums[cell] = try row.integer("total")
        }
        return sums
    }
}
