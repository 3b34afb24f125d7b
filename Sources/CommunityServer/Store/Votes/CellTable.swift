internal import CommunityProtocol
internal import Domain

/// The counts of votes. The truth about a character is the sum over its shards.
struct CellTable {
    let db: any SQLConnection

    /// Adds a vote to the counts, or takes one out.
    func add(_ sign: Int64, _ vote: CountableVote) throws {
        try change(of: vote.character, sign > 0 ? nil : vote, to: sign > 0 ? vote : nil)
    }

    /// Takes one vote on a character out and puts another in. Rows are touched in the order of their keys, so that
    /// those who change theirs at the same time never wait for each other in a circle.
    func change(of character: Int64, _ old: CountableVote?, to new: CountableVote?) throws {
        let shard = try shard(of: character)
        var (cells, months, days): ([[Int64]: Int64], [[Int64]: Int64], [[Int64]: Int64]) = ([:], [:], [:])
        for (sign, vote) in [(Int64(-1), old), (1, new)] {
            guard let vote else { continue }
            cells[[vote.voterType, vote.type], default: 0] += sign
            months[[vote.month, vote.type], default: 0] += sign
            if let day = vote.day { days[[day], default: 0] += sign }
        }
        for (key, n) in Self.ordered(cells) {
            try db.execute(
                """
                INSERT INTO cell (character, shard, voter_type, type, n) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (character, shard, voter_type, type) DO UPDATE SET n = cell.n + excluded.n
                """,
                .integer(character), .integer(shard), .integer(key[0]), .integer(key[1]), .integer(n))
        }
        for (key, n) in Self.ordered(months) {
            try db.execute(
                """
                INSERT INTO month_cell (character, shard, month, type, n) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (character, shard, month, type) DO UPDATE SET n = month_cell.n + excluded.n
                """,
                .integer(character), .integer(shard), .integer(key[0]), .integer(key[1]), .integer(n))
        }
        for (key, n) in Self.ordered(days) {
            try db.execute(
                """
                INSERT INTO hot_cell (character, day, shard, n) VALUES (?, ?, ?, ?)
                ON CONFLICT (character, day, shard) DO UPDATE SET n = hot_cell.n + excluded.n
                """,
                .integer(character), .integer(key[0]), .integer(shard), .integer(n))
        }
        try DirtyTable(db: db).add(.character, character)
    }

    private static func ordered(_ changes: [[Int64]: Int64]) -> [(key: [Int64], n: Int64)] {
        changes.filter { $0.value != 0 }.map { (key: $0.key, n: $0.value) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    }

    func cells(of character: Int64) throws -> [ResultCell] {
        try db.query(
            """
            SELECT voter_type, type, sum(n) AS n FROM cell WHERE character = ?
            GROUP BY voter_type, type HAVING sum(n) > 0 ORDER BY voter_type, type
            """,
            .integer(character)
        ).compactMap { row in
            guard let type = try row.type("type") else { return nil }
            return ResultCell(voter: try row.type("voter_type"), type: type, n: try row.int("n"))
        }
    }

    func months(of character: Int64) throws -> [ResultMonth] {
        try db.query(
            """
            SELECT month, type, sum(n) AS n FROM month_cell WHERE character = ?
            GROUP BY month, type HAVING sum(n) > 0 ORDER BY month, type
            """,
            .integer(character)
        ).compactMap { row in
            guard let type = try row.type("type") else { return nil }
            return ResultMonth(month: try row.int("month"), type: type, n: try row.int("n"))
        }
    }

    private func shard(of character: Int64) throws -> Int64 {
        let row = try db.row("SELECT shards FROM standing WHERE character = ?", .integer(character))
        return Int64.random(in: 0..<max(try row?.integer("shards") ?? 1, 1))
    }
}

/// What the counts are about.
struct CountableVote: Sendable {
    let character: Int64
    let type: Int64
    let voterType: Int64
    let month: Int64
    /// Nil for one without a name, whose day is not kept.
    let day: Int64?

    init(character: Int64, type: Int64, voterType: Int64, at: Int64) {
        self.character = character
        self.type = type
        self.voterType = voterType
        month = UTCDate.month(of: at)
        day = UTCDate.day(of: at)
    }
}
