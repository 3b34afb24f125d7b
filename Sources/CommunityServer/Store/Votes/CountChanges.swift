/// The changes to counts in a transaction, written at its end, each row once and in key order: transactions on the same
/// rows cannot deadlock, and hold locks only for the commit. Only the fold may read a count in the transaction that
/// changes it.
struct CountChanges {
    private static let mostRows = 16

    private var changes: [CountKey: [Int64]] = [:]
    /// Joined members minus departed ones.
    var members: Int64 = 0
    /// The number of shards of the characters seen in this transaction.
    private var spreads: [Int64: Int64] = [:]

    mutating func spread(_ character: Int64, over shards: Int64) { spreads[character] = shards }

    /// Adds to the values of a row, in the column order of its table.
    mutating func add(_ values: [Int64], to table: CountTable, of subject: Int64, _ key: [Int64] = []) {
        let old = changes[CountKey(table: table, subject: subject, key: key)] ?? values.map { _ in 0 }
        changes[CountKey(table: table, subject: subject, key: key)] = zip(old, values).map(+)
    }

    func write(to db: any SQLConnection) throws {
        try writeCells(to: db)
        // Locked last: every request reads this row, and few change it.
        if members != 0 { try db.send("UPDATE meta SET members = members + ? WHERE id = 1", members) }
    }

    private func writeCells(to db: any SQLConnection) throws {
        let changes = changes.filter { $0.value.contains { $0 != 0 } }
        guard !changes.isEmpty else { return }
        let shards = try shards(of: Set(changes.keys.filter { $0.table.isSharded }.map(\.subject)), db)
        let rows = changes.map { key, values in
            let shard = key.table.isSharded ? [shards[key.subject] ?? 0] : []
            return (table: key.table, key: [key.subject] + shard + key.key, values: values)
        }
        for table in CountTable.allCases {
            let rows = rows.filter { $0.table == table }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
            for first in stride(from: 0, to: rows.count, by: Self.mostRows) {
                let part = rows[first..<min(first + Self.mostRows, rows.count)]
                try db.send(table.statement(rows: part.count), part.flatMap { $0.key + $0.values }.map(\.sqlValue))
            }
        }
        try DirtyTable(db: db).add(Set(changes.keys.compactMap(\.dirty)).sorted { $0.key < $1.key })
    }

    private func shards(of characters: Set<Int64>, _ db: any SQLConnection) throws -> [Int64: Int64] {
        var shards: [Int64: Int64] = [:]
        for (character, count) in spreads where characters.contains(character) {
            shards[character] = Self.shard(of: count)
        }
        let others = characters.filter { spreads[$0] == nil }.sorted()
        let answers = try db.queryAll(
            others.map { SQLStatement("SELECT shards FROM standing WHERE character = ?", $0) })
        for (character, rows) in zip(others, answers) {
            shards[character] = Self.shard(of: try rows.first?.integer("shards") ?? 1)
        }
        return shards
    }

    private static func shard(of count: Int64) -> Int64 { count > 1 ? .random(in: 0..<count) : 0 }
}

/// The tables of counts, in the order in which a transaction locks them.
enum CountTable: String, CaseIterable {
    /// Votes on a character by the voter's type and the type voted for.
    case cell
    case month = "month_cell"
    /// Votes on a character by day.
    case hot = "hot_cell"
    /// Wishes and thumbs for a work by type.
    case mood = "mood_cell"
    /// Likes, comments and views of a post.
    case post = "post_cell"

    /// Whether simultaneous votes are spread over several rows.
    var isSharded: Bool { [.cell, .month, .hot].contains(self) }

    var keyColumns: [String] {
        switch self {
        case .cell: ["character", "shard", "voter_type", "type"]
        case .month: ["character", "shard", "month", "type"]
        case .hot: ["character", "shard", "day"]
        case .mood: ["work", "type"]
        case .post: ["post"]
        }
    }

    var valueColumns: [String] {
        switch self {
        case .cell, .month, .hot: ["n"]
        case .mood: ["wishes", "likes", "dislikes"]
        case .post: ["likes", "comments", "views"]
        }
    }

    func statement(rows: Int) -> String {
        let columns = keyColumns + valueColumns
        let marks = "(\(columns.map { _ in "?" }.joined(separator: ", ")))"
        let sums = valueColumns.map { "\($0) = \(rawValue).\($0) + excluded.\($0)" }
        return """
            INSERT INTO \(rawValue) (\(columns.joined(separator: ", "))) \
            VALUES \(Array(repeating: marks, count: rows).joined(separator: ", ")) \
            ON CONFLICT (\(keyColumns.joined(separator: ", "))) DO UPDATE SET \(sums.joined(separator: ", "))
            """
    }
}

private struct CountKey: Hashable {
    let table: CountTable
    let subject: Int64
    let key: [Int64]

    var dirty: DirtyTable.Entry? {
        switch table {
        case .cell, .month, .hot: DirtyTable.Entry(kind: .character, key: subject)
        case .mood: nil
        case .post: DirtyTable.Entry(kind: .post, key: subject)
        }
    }
}
