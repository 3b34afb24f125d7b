import Domain
import GRDB

struct ShelfFacts {
    let facts: WorkFacts
    private let titles: (english: String, korean: String)

    init(_ row: Row) {
        facts = WorkFacts(
            kind: WorkKind(rawValue: row["kind"]) ?? .film, year: row["year"],
            genres: WordList.words(row["genres"]).map { Identifier($0) }, ageRating: row["age_rating"])
        titles = (row["sort_en"], row["sort_ko"])
    }

    /// False for a work that was imported from a diary.
    static func hasCast(_ work: Int64, _ db: Database) throws -> Bool {
        try Bool.fetchOne(db.cachedStatement(sql: SQL.hasCast), arguments: [work]) ?? false
    }

    func precedes(_ other: ShelfFacts, in sort: ShelfSort, by language: Language) -> Bool {
        switch sort {
        case .own: false
        case .title: title(language).utf8.lexicographicallyPrecedes(other.title(language).utf8)
        case .year: facts.year > other.facts.year
        }
    }

    private func title(_ language: Language) -> String { language == .english ? titles.english : titles.korean }
}

extension ShelfFacts {
    enum SQL {
        static let factColumns = "kind, year, genres, age_rating, sort_en, sort_ko"
        static let workFacts = "SELECT \(factColumns) FROM work WHERE number = ? AND is_gone = 0"
        static let hasCast = "SELECT EXISTS (SELECT 1 FROM character WHERE work = ? AND is_gone = 0)"
        static let workFactsByID = "SELECT \(factColumns) FROM work WHERE id = ?"
    }
}
