import Domain
import GRDB

/// The index of the names of works and characters: grams in a full-text table whose row numbers are ranks, best known
/// first, so that a page of a search costs what it shows (`reference/feasibility.md`, 4). A rebuild ranks anew; what is
/// added in between stands at the end, and the order within a page goes by live counts.
struct NameIndex {
    /// So many names are remembered while everything is ranked anew.
    private static let mostRemembered = 20_000

    private let db: Database

    init(_ db: Database) {
        self.db = db
    }

    /// Follows the works and characters that a step wrote, or an undo wrote back.
    func follow(_ changes: [RowChange]) throws {
        for change in changes {
            let row = change.after ?? change.before
            guard let number = row?["number"]?.argument as? Int64 else { continue }
            if change.table == JournaledTable.work.name { try update(.work, number) }
            if change.table == JournaledTable.character.name { try update(.character, number) }
        }
    }

    /// Makes the entry of a record what its row says; none where it is gone.
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

    /// Ranks everything anew and writes the index from the start.
    func rebuild() throws {
        try db.execute(sql: "DELETE FROM name_entry")
        try db.execute(sql: "INSERT INTO name_gram (name_gram) VALUES ('delete-all')")
        let writer = try NameWriter(db)
        // Many characters share a name, and working out what is written of one takes longer than the writing.
        var remembered: [[String]: NameTexts] = [:]
        var rank: Int64 = 0
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
            coalesce((SELECT sum(votes) FROM character WHERE character.work = work.number), 0) AS known
        FROM work WHERE is_gone = 0
        UNION ALL
        SELECT 1, number, \(characterNames), votes FROM character WHERE is_gone = 0
        ORDER BY known DESC, 1, 2
        """
    /// By these a work is found; the facts are its directors and its year.
    private static let workNames =
        "title_en, title_ko, title_original, other_titles, director_en, director_ko, CAST(year AS TEXT)"
    private static let characterNames = "name_en, name_ko, NULL, other_names, NULL, NULL, NULL"
    /// Where the columns of the names begin.
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
        // Several directors stand in one text.
        let directors = [text(4), text(5)].flatMap { $0.split(separator: ",").map(String.init) }
        return SearchableName.forms(
            of: [text(0), text(1), text(2)] + NameLines.names(text(3)), facts: directors + [text(6)])
    }
}
