import Domain
import GRDB

/// The index of the names of works and characters.
///
/// Grams in a full-text table whose row numbers are ranks, best known first, so that a page of a search costs only
/// what it shows (`reference/feasibility.md`, 4). A rebuild ranks everything anew; later additions follow at the
/// end. Live counts sort the rows within a page.
struct NameIndex {
    /// The maximum number of names cached during a rebuild.
    private static let mostRemembered = 20_000

    private let db: Database

    init(_ db: Database) { self.db = db }

    func follow(_ changes: [RowChange]) throws {
        for change in changes {
            let row = change.after ?? change.before
            guard let number = row?["number"]?.argument as? Int64 else { continue }
            if change.table == JournaledTable.work.name { try update(.work, number) }
            if change.table == JournaledTable.character.name { try update(.character, number) }
        }
    }

    /// Updates the entry of a record from its row; removes it if the record is gone.
    func update(_ kind: NameKind, _ number: Int64) throws {
        let old = try Row.fetchOne(
            db, sql: "SELECT rank, names FROM name_entry WHERE kind = ? AND number = ?",
            arguments: [kind.rawValue, number])
        let texts = try NameTexts(forms(kind, number))
        if let old {
            guard old["names"] != texts.names else { return }
            let rank: Int64 = old["rank"]
            try db.execute(
                sql: "INSERT INTO name_gram (name_gram, rowid, grams) VALUES ('delete', ?, ?)",
                arguments: [rank, NameTokens.text(of: NameForms.forms(old["names"]))])
            try db.execute(sql: "DELETE FROM name_entry WHERE rank = ?", arguments: [rank])
        }
        guard !texts.names.isEmpty else { return }
        let last = try Int64.fetchOne(db, sql: "SELECT max(rank) FROM name_entry") ?? 0
        try NameWriter(db).write(rank: old?["rank"] ?? last + 1, kind, number, texts)
    }

    func rebuild() throws {
        try db.execute(sql: "DELETE FROM name_entry")
        try db.execute(sql: "INSERT INTO name_gram (name_gram) VALUES ('delete-all')")
        let writer = try NameWriter(db)
        // Many characters share a name, and computing its texts takes longer than writing them.
        var remembered: [[String]: NameTexts] = [:]
        var rank: Int64 = 0
        db.add(function: Self.known)
        let rows = try Row.fetchCursor(db, sql: Self.everything)
        while let row = try rows.next() {
            rank += 1
            let names = (2..<row.count - 1).map { row[$0] ?? "" } as [String]
            let texts = remembered[names] ?? NameTexts(Self.forms(row))
            if remembered.count < Self.mostRemembered { remembered[names] = texts }
            try writer.write(rank: rank, NameKind(rawValue: row[0]) ?? .work, row[1], texts)
        }
        try db.execute(sql: "INSERT INTO name_gram (name_gram) VALUES ('optimize')")
    }

    private static let everything = """
        SELECT 0, work.number, \(workNames),
            known(work.number, NULL, (SELECT sum(votes) FROM character WHERE character.work = work.number)) AS known
        FROM work WHERE is_gone = 0
        UNION ALL
        SELECT 1, number, \(characterNames), known(work, is_lead, votes) FROM character WHERE is_gone = 0
        ORDER BY known DESC, 1, 2
        """
    /// How well known a work is, or one of its characters, who is a lead or not; see `FoundRow`.
    private static let known = DatabaseFunction("known", argumentCount: 3, pure: true) { values in
        let work = Int64.fromDatabaseValue(values[0]) ?? .max
        let fame = FoundRow.fame(ofWorkAt: work, isLead: Bool.fromDatabaseValue(values[1]))
        return FoundRow.known(fame, votes: Int.fromDatabaseValue(values[2]) ?? 0)
    }
    /// The names and facts that find a work; the facts are its directors and its year.
    private static let workNames =
        "title_en, title_ko, title_original, other_titles, director_en, director_ko, CAST(year AS TEXT)"
    private static let characterNames = "name_en, name_ko, NULL, other_names, NULL, NULL, NULL"
    private static let firstName = 2

    private func forms(_ kind: NameKind, _ number: Int64) throws -> [SearchableName] {
        let (table, names) =
            switch kind {
            case .work: ("work", Self.workNames)
            case .character: ("character", Self.characterNames)
            }
        let sql = "SELECT \(kind.rawValue), number, \(names) FROM \(table) WHERE number = ? AND is_gone = 0"
        return try Row.fetchOne(db, sql: sql, arguments: [number]).map(Self.forms) ?? []
    }

    private static func forms(_ row: Row) -> [SearchableName] {
        func text(_ place: Int) -> String { row[firstName + place] ?? "" }
        // One text lists several directors.
        let directors = [text(4), text(5)].flatMap { $0.split(separator: ",").map(String.init) }
        return SearchableName.forms(
            of: [text(0), text(1), text(2)] + NameLines.names(text(3)), facts: directors + [text(6)])
    }
}

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

struct NameTexts {
    let names: String
    let tokens: String

    /// - Parameter forms: may contain duplicates.
    init(_ forms: [SearchableName]) {
        let distinct = forms.enumerated().filter { place, form in !forms[..<place].contains(form) }.map(\.element)
        names = NameForms.text(of: distinct)
        tokens = NameTokens.text(of: distinct)
    }
}
