/// The queue of the fold: others only add rows, the fold only removes them.
struct DirtyTable {
    enum Kind: String, Sendable {
        case character
        case post
    }

    struct Entry: Hashable, Sendable {
        let kind: Kind
        let key: Int64
    }

    /// The most rows of one statement. Each number of rows has its own prepared statement.
    private static let mostRows = 16

    let db: any SQLConnection

    /// The number of waiting rows. A process that ended before its fold leaves some.
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

    /// Removes and returns the oldest rows, in no particular order. Rows added meanwhile stay.
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
