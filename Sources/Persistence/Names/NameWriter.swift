internal import Domain
internal import GRDB

/// Writes entries of the index of names.
struct NameWriter {
    private let entry: Statement
    private let grams: Statement

    init(_ db: Database) throws {
        entry = try db.makeStatement(sql: "INSERT INTO name_entry (rank, kind, number, names) VALUES (?, ?, ?, ?)")
        grams = try db.makeStatement(sql: "INSERT INTO name_gram (rowid, grams) VALUES (?, ?)")
    }

    /// Writes an entry with the forms of its names.
    func write(rank: Int64, _ kind: NameKind, _ number: Int64, _ forms: [SearchableName]) throws {
        let distinct = forms.enumerated().filter { place, form in !forms[..<place].contains(form) }.map(\.element)
        try entry.execute(arguments: [rank, kind.rawValue, number, NameForms.text(of: distinct)])
        try grams.execute(arguments: [rank, NameTokens.text(of: distinct)])
    }
}
