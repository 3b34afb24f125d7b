/// What a transaction adds to counts and takes from them.
///
/// It is written at the end of the transaction, each row once and in the order of their keys: those who change the same
/// rows at the same time never wait for each other in a circle, and keep others waiting no longer than the commit takes.
/// No rule but the fold reads a count in the transaction that changes it.
struct CountChanges {
    /// Rows of one statement. There is one prepared statement for each number of rows.
    private static let mostRows = 16

    private var changes: [CountKey: [Int64]] = [:]
    /// Members who joined, less those who left.
    var members: Int64 = 0
    /// Over how many rows the counts of characters are spread, where that was seen in this transaction.
    private var spreads: [Int64: Int64] = [:]

    mutating func spread(_ character: Int64, over shards: Int64) { spreads[character] = shards }

    /// Adds to the values of a row, in the order of its table's columns.
    mutating func add(_ values: [Int64], to table: CountTable, of subject: Int64, _ key: [Int64] = []) {
        let old = changes[CountKey(table: table, subject: subject, key: key)] ?? values.map { _ in 0 }
        changes[CountKey(table: table, subject: subject, key: key)] = zip(old, values).map(+)
    }

    func write(to db: any SQLConnection) throws {
        try writeCells(to: db)
        // Every request reads this row, and few change it: it is locked last.
        if members != 0 { try db.send("UPDATE meta SET members = members + ? WHERE id = 1", .integer(members)) }
    }

    private func writeCells(to db: any SQLConnection) throws {
        let changes = changes.filter { $0.value.contains { $0 != 0 } }
        guard !changes.isEmpty else { return }
        let shards = try shards(of: Set(changes.keys.filter { $0.table.isSharded }.map(\.subject)), db)
        let rows = changes.map { key, values in
            CountRow(table: key.table, key: [key.subject, shards[key.subject] ?? 0] + key.key, values: values)
        }
        for table in CountTable.allCases {
            let rows = rows.filter { $0.table == table }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
            for first in stride(from: 0, to: rows.count, by: Self.mostRows) {
                let part = rows[first..<min(first + Self.mostRows, rows.count)]
                try db.send(
                    table.statement(rows: part.count), part.flatMap { $0.key + $0.values }.map(SQLValue.integer))
            }
        }
        try DirtyTable(db: db).add(Set(changes.keys.compactMap(\.dirty)).sorted { $0.key < $1.key })
    }

    /// The shard that each of them is counted on by this transaction.
    private func shards(of characters: Set<Int64>, _ db: any SQLConnection) throws -> [Int64: Int64] {
        var shards: [Int64: Int64] = [:]
        for (character, count) in spreads where characters.contains(character) {
            shards[character] = Self.shard(of: count)
        }
        let others = characters.filter { spreads[$0] == nil }.sorted()
        let answers = try db.queryAll(
            others.map { SQLStatement("SELECT shards FROM standing WHERE character = ?", .integer($0)) })
        for (character, rows) in zip(others, answers) {
            shards[character] = Self.shard(of: try rows.first?.integer("shards") ?? 1)
        }
        return shards
    }

    /// By chance, which the system is asked for only where there is a choice.
    private static func shard(of count: Int64) -> Int64 { count > 1 ? .random(in: 0..<count) : 0 }
}

/// The tables of counts. Their order is that in which a transaction locks rows.
enum CountTable: String, CaseIterable {
    /// Votes on a character by the voter's type and the type voted for.
    case cell
    /// Votes on a character by month and type.
    case month = "month_cell"
    /// Votes on a character by day.
    case hot = "hot_cell"
    /// Wishes and thumbs for a work by type.
    case mood = "mood_cell"
    /// Likes, comments and views of a post.
    case post = "post_cell"

    /// Whether it is counted on several rows where many count at once.
    var isSharded: Bool { [.cell, .month, .hot].contains(self) }

    var keyColumns: [String] {
        switch self {
        case .cell: ["character", "shard", "voter_type", "type"]
        case .month: ["character", "shard", "month", "type"]
        case .hot: ["character", "shard", "day"]
        case .mood: ["work", "shard", "type"]
        case .post: ["post", "shard"]
        }
    }

    var valueColumns: [String] {
        switch self {
        case .cell, .month, .hot: ["n"]
        case .mood: ["wishes", "likes", "dislikes"]
        case .post: ["likes", "comments", "views"]
        }
    }

    /// Adds to so many rows, and makes those that are not there.
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

/// A row of counts whose shard is not chosen yet.
private struct CountKey: Hashable {
    let table: CountTable
    let subject: Int64
    let key: [Int64]

    /// What the fold has to look at after a change.
    var dirty: DirtyTable.Entry? {
        switch table {
        case .cell, .month, .hot: DirtyTable.Entry(kind: .character, key: subject)
        case .mood: nil
        case .post: DirtyTable.Entry(kind: .post, key: subject)
        }
    }
}

private struct CountRow {
    let table: CountTable
    let key: [Int64]
    let values: [Int64]
}
