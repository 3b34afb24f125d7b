internal import Domain
internal import GRDB

/// What filters and orders go by of a work, out of the columns of `NamedQueries.factColumns`.
struct ShelfFacts {
    let facts: WorkFacts
    private let titles: (english: String, korean: String)

    init(_ row: Row) {
        facts = WorkFacts(
            kind: WorkKind(rawValue: row[0]) ?? .film, year: row[1],
            genres: WordList.words(row[2]).map { Identifier($0) }, ageRating: row[3])
        titles = (row[4], row[5])
    }

    /// Whether one stands before another in an order; false for those that are equal in it.
    func precedes(_ other: ShelfFacts, in sort: ShelfSort, by language: Language) -> Bool {
        switch sort {
        case .own: false
        case .title: title(language).utf8.lexicographicallyPrecedes(other.title(language).utf8)
        case .year: facts.year > other.facts.year
        }
    }

    /// The folded title, as the lists of works go by it.
    private func title(_ language: Language) -> String { language == .english ? titles.english : titles.korean }
}
