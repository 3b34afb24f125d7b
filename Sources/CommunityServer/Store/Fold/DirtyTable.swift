/// What the fold has to look at: rows are only added by others, and removed by the fold.
struct DirtyTable {
    enum Kind: String, Sendable {
        case character
        case post
    }

    /// What was changed.
    struct Entry: Hashable, Sendable {
        let kind: Kind
        let key: Int64
    }

    /// Rows of one statement. There is one prepared statement for each number of rows.
    private static let mostRows = 16

    let db: any SQLConnection

    /// How many wait: some do where a process ended before its fold.
    func count() throws -> Int { try db.oneRow("SELECT count(*) AS n FROM dirty").int("n") }

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

    /// Takes out the oldest; returns them in no order. What others add meanwhile stays, whatever its number.
    func take(_ most: Int) throws -> [Entry] {
        try db.query(
            "DELETE FROM dirty WHERE no IN (SELECT no FROM dirty ORDER BY no LIMIT ?) RETURNING kind, key",
            .integer(most)
        ).compactMap { row in
            guard let kind = Kind(rawValue: try row.text("kind")) else { return nil }
            return Entry(kind: kind, key: try row.integer("key"))
        }
    }
}
