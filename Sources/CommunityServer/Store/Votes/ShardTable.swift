/// Shards of a character's counts, which let many members vote at once. Sharding never changes the sums.
struct ShardTable {
    static let most: Int64 = 16
    /// Votes per second above which counts are sharded.
    static let busy: Double = 50

    private static let counts: [(table: String, key: String)] = [
        ("cell", "voter_type, type"), ("month_cell", "month, type"), ("hot_cell", "day"),
    ]

    let db: any SQLConnection

    func spread(_ character: Int64) throws {
        try db.execute(
            "UPDATE standing SET shards = ? WHERE character = ? AND shards < ?", .integer(Self.most),
            .integer(character), .integer(Self.most))
    }

    func isSpread() throws -> Bool { try db.row("SELECT 1 AS one FROM standing WHERE shards > 1 LIMIT 1") != nil }

    /// Merges the shards of characters that are no longer busy. Returns their number.
    func merge(except busy: Set<Int64>) throws -> Int {
        let rows = try db.query("SELECT character FROM standing WHERE shards > 1 ORDER BY character")
        let quiet = try rows.map { try $0.integer("character") }.filter { !busy.contains($0) }
        for character in quiet {
            try db.execute("UPDATE standing SET shards = 1 WHERE character = ?", .integer(character))
            for count in Self.counts { try merge(character, count.table, count.key) }
        }
        return quiet.count
    }

    /// Deletes shards atomically and adds their values to the first. A simultaneous vote on a deleted shard creates it
    /// again.
    private func merge(_ character: Int64, _ table: String, _ key: String) throws {
        let rows = try db.query(
            "DELETE FROM \(table) WHERE character = ? AND shard > 0 RETURNING \(key), n", .integer(character))
        let columns = key.split(separator: ", ").map(String.init)
        var sums: [[Int64]: Int64] = [:]
        for row in rows { sums[try columns.map { try row.integer($0) }, default: 0] += try row.integer("n") }
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        for (values, n) in sums.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            try db.execute(
                """
                INSERT INTO \(table) (character, shard, \(key), n) VALUES (?, 0, \(marks), ?)
                ON CONFLICT (\(table == "hot_cell" ? "character, day, shard" : "character, shard, \(key)"))
                    DO UPDATE SET n = \(table).n + excluded.n
                """,
                [.integer(character)] + values.map(SQLValue.integer) + [.integer(n)])
        }
    }
}

struct VotePace: Sendable {
    /// Milliseconds; a shorter time is not significant.
    static let window: Int64 = 1_000

    private var since: Int64?
    private var votes: [Int64: Int] = [:]

    /// Adds folded votes. Returns characters voted on too fast for one row; empty until a window has passed.
    mutating func add(_ folded: [Int64: Int], at now: Int64) -> Set<Int64> {
        votes.merge(folded, uniquingKeysWith: +)
        guard let since, now >= since else {
            self.since = now
            return []
        }
        guard now - since >= Self.window else { return [] }
        let seconds = Double(now - since) / 1_000
        let busy = votes.filter { Double($0.value) / seconds > ShardTable.busy }.map(\.key)
        votes = [:]
        self.since = now
        return Set(busy)
    }
}
