import Domain
import GRDB

struct NameWriter {
    private let entry: Statement
    private let grams: Statement

    init(_ db: Database) throws {
        entry = try db.makeStatement(sql: "INSERT INTO name_entry (rank, kind, number, names) VALUES (?, ?, ?, ?)")
        grams = try db.makeStatement(sql: "INSERT INTO name_gram (rowid, grams) VALUES (?, ?)")
    }

    func write(rank: Int64, _ kind: NameKind, _ number: Int64, _ texts: NameTexts) throws {
        try entry.execute(arguments: [rank, kind.rawValue, number, texts.names])
        try grams.execute(arguments: [rank, texts.tokens])
    }
}
