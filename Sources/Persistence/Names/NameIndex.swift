import Domain
import GRDB

/// The index of the names of works and characters. Grams in a full-text table whose row numbers are ranks, best known
/// first, so that a page of a search costs only what it shows (`reference/feasibility.md`, 4). A rebuild ranks
/// everything anew; later additions follow at the end. Live counts sort the rows within a page.
struct NameIndex {
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
            db, "SELECT rank, names FROM name_entry WHERE kind = ? AND number = ?", [kind.rawValue, number])
        let texts = try NameTexts(forms(kind, number))
        if let old {
            guard old["names"] != texts.names else { return }
            let rank: Int64 = old["rank"]
            try db.execute(
                "INSERT INTO name_gram (name_gram, rowid, grams) VALUES ('delete', ?, ?)",
                [rank, NameTokens.text(of: NameForms.forms(old["names"]))])
            try db.execute("DELETE FROM name_entry WHERE rank = ?", [rank])
        }
        guard !texts.names.isEmpty else { return }
        let last = try Int64.fetchOne(db, "SELECT max(rank) FROM name_entry") ?? 0
        try NameWriter(db).write(rank: old?["rank"] ?? last + 1, kind, number, texts)
    }

    /// - Parameter cache: texts that are known already, such as those of the bundled works.
    func rebuild(_ cache: NameTextCache = NameTextCache()) throws {
        try db.execute("DELETE FROM name_entry")
        try db.execute("INSERT INTO name_gram (name_gram) VALUES ('delete-all')")
        let writer = try NameWriter(db)
        var cache = cache
        var rank: Int64 = 0
        db.add(function: Self.known)
        let rows = try Row.fetchCursor(db, Self.everything)
        while let row = try rows.next() {
            rank += 1
            try writer.write(rank: rank, NameKind(rawValue: row[0]) ?? .work, row[1], cache.add(IndexedNames(row)))
        }
        try db.execute("INSERT INTO name_gram (name_gram) VALUES ('optimize')")
    }

    private static let everything = """
        SELECT 0, work.number, \(workNames),
            known(work.number, NULL, (SELECT sum(votes) FROM character WHERE character.work = work.number)) AS known
        FROM work WHERE is_gone = 0
        UNION ALL
        SELECT 1, number, \(characterNames), known(work, is_lead, votes) FROM character WHERE is_gone = 0
        ORDER BY known DESC, 1, 2
        """
    /// The SQL function `known(work, is_lead, votes)`: how well known a work or character is (`FoundRow`).
    private static let known = DatabaseFunction("known", argumentCount: 3, pure: true) { values in
        let work = Int64.fromDatabaseValue(values[0]) ?? .max
        let fame = FoundRow.fame(ofWorkAt: work, isLead: Bool.fromDatabaseValue(values[1]))
        return FoundRow.known(fame, votes: Int.fromDatabaseValue(values[2]) ?? 0)
    }
    /// The names and facts that find a work; the facts are its directors and its year.
    private static let workNames =
        "title_en, title_ko, title_original, other_titles, director_en, director_ko, CAST(year AS TEXT)"
    private static let characterNames = "name_en, name_ko, NULL, other_names, NULL, NULL, NULL"

    private func forms(_ kind: NameKind, _ number: Int64) throws -> [SearchableName] {
        let (table, names) =
            switch kind {
            case .work: ("work", Self.workNames)
            case .character: ("character", Self.characterNames)
            }
        let sql = "SELECT \(kind.rawValue), number, \(names) FROM \(table) WHERE number = ? AND is_gone = 0"
        return try Row.fetchOne(db, sql, [number]).map { IndexedNames($0).forms } ?? []
    }
}

/// The names and facts that find a work or character, as the index stores them.
struct IndexedNames: Hashable, Sendable {
    private let names: [String]
    private let others: String
    /// The directors in English and in Korean; each text can list several.
    private let directors: [String]
    private let year: String

    init(_ work: Work) {
        names = [work.title.english, work.title.korean, work.originalTitle ?? ""]
        others = NameLines.text(work.otherTitles) ?? ""
        directors = [work.director?.english ?? "", work.director?.korean ?? ""]
        year = String(work.year)
    }

    init(_ character: WorkCharacter) {
        names = [character.name.english, character.name.korean, ""]
        others = NameLines.text(character.otherNames) ?? ""
        directors = ["", ""]
        year = ""
    }

    /// Reads the columns of `NameIndex.workNames` or `characterNames`, which follow the kind and the number.
    init(_ row: Row) {
        func text(_ place: Int) -> String { row[2 + place] ?? "" }
        names = [text(0), text(1), text(2)]
        others = text(3)
        directors = [text(4), text(5)]
        year = text(6)
    }

    var forms: [SearchableName] {
        let directors = directors.flatMap { $0.split(separator: ",").map(String.init) }
        return SearchableName.forms(of: names + NameLines.names(others), facts: directors + [year])
    }
}

/// The texts of names that were computed before: many characters share a name.
struct NameTextCache: Sendable {
    private static let capacity = 20_000

    private var texts: [IndexedNames: NameTexts] = [:]

    /// Returns the texts of the names, and keeps them while there is room.
    @discardableResult
    mutating func add(_ names: IndexedNames) -> NameTexts {
        if let known = texts[names] { return known }
        let made = NameTexts(names.forms)
        if texts.count < Self.capacity { texts[names] = made }
        return made
    }
}

struct NameWriter {
    private let entry: Statement
    private let grams: Statement

    init(_ db: Database) throws {
        entry = try db.insertion("name_entry", "rank, kind, number, names")
        grams = try db.insertion("name_gram", "rowid, grams")
    }

    func write(rank: Int64, _ kind: NameKind, _ number: Int64, _ texts: NameTexts) throws {
        try entry.execute(arguments: [rank, kind.rawValue, number, texts.names])
        try grams.execute(arguments: [rank, texts.tokens])
    }
}

struct NameTexts: Sendable {
    let names: String
    let tokens: String

    /// - Parameter forms: may contain duplicates.
    init(_ forms: [SearchableName]) {
        let distinct = forms.enumerated().filter { place, form in !forms[..<place].contains(form) }.map(\.element)
        names = NameForms.text(of: distinct)
        tokens = NameTokens.text(of: distinct)
    }
}
