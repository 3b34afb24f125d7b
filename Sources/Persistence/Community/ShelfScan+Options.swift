import Domain
import GRDB

/// Limits a Home list to the few works that the option index finds for a filter, in the whole list's order and marks.
extension ShelfScan {
    /// - Parameter works: ascending.
    func candidates(among works: [Int64], after last: ListMark?, limit: Int) throws -> Page<ShelfCandidate> {
        switch list {
        case .day: numbers(works, after: last, limit: limit)
        case .led(let type): try led(type, works, after: last, limit: limit)
        case .wished(let type): try wished(type, works, after: last, limit: limit)
        case .characters(let type) where last.key(0, or: 0) == 1:
            try hidden(type, works, after: last, limit: limit)
        case .characters, .hot: try candidates(after: last, limit: limit)
        }
    }

    private func numbers(_ works: [Int64], after last: ListMark?, limit: Int) -> Page<ShelfCandidate> {
        guard let day else { return Page() }
        let start = UInt64(max(last.key(0, or: 0), 0))
        let order = works.map { (place: day.place(of: $0), number: $0) }.filter { $0.place >= start }
            .sorted { $0.place < $1.place }
        let shown = order.prefix(limit)
        return Page(
            rows: shown.map { .work($0.number) },
            next: order.count > limit ? shown.last.map { ListMark([Int64($0.place) + 1]) } : nil)
    }

    private func led(_ type: MBTI, _ works: [Int64], after last: ListMark?, limit: Int) throws -> Page<ShelfCandidate> {
        let statement = try db.cachedStatement(sql: SQL.ledWorks(isOfKind: kind != nil, after: SQL.isOfWork))
        let found = try first(limit, of: works, after: last.key(0, or: 0)) { work in
            try Int64.fetchOne(statement, arguments: arguments(type, work: work))
        }
        return CommunityNumbers.page(found, limit: limit) { ListMark([$0]) }.map { .work($0) }
    }

    private func hidden(
        _ type: MBTI, _ works: [Int64], after last: ListMark?, limit: Int
    ) throws -> Page<ShelfCandidate> {
        let statement = try db.cachedStatement(
            sql: SQL.hiddenOfType(isOfKind: kind != nil, after: SQL.isOfWork))
        let found = try first(limit, of: works, after: last.key(1, or: 0)) { work in
            try Row.fetchOne(statement, arguments: arguments(type, work: work)).map { (work, $0["count"] as Int) }
        }
        return CommunityNumbers.page(found, limit: limit) { ListMark([1, $0.0]) }.map { .someone($0.0, count: $0.1) }
    }

    private func wished(
        _ type: MBTI, _ works: [Int64], after last: ListMark?, limit: Int
    ) throws -> Page<ShelfCandidate> {
        let statement = try db.cachedStatement(sql: SQL.wishesOfWork)
        let end = (last.key(0, or: .max), last.key(1, or: .max))
        let order = try works.compactMap { work in
            try Int64.fetchOne(statement, arguments: [work, type.code]).map { (wishes: $0, work: work) }
        }.filter { ($0.wishes, $0.work) < end }.sorted { ($1.wishes, $1.work) < ($0.wishes, $0.work) }
        return CommunityNumbers.page(Array(order.prefix(CommunityNumbers.oneMore(limit))), limit: limit) {
            ListMark([$0.wishes, $0.work])
        }.map { .wished($0.work, wishes: Int($0.wishes)) }
    }

    private func first<Found>(
        _ limit: Int, of works: [Int64], after last: Int64, find: (Int64) throws -> Found?
    ) rethrows -> [Found] {
        var found: [Found] = []
        for work in works where work > last && found.count < CommunityNumbers.oneMore(limit) {
            if let one = try find(work) { found.append(one) }
        }
        return found
    }

    private func arguments(_ type: MBTI, work: Int64) -> StatementArguments {
        let one: StatementArguments = ["work": work, "limit": 1]
        return one + SQLiteHomeShelves.named(type, kind, viewer)
    }

    enum SQL {
        /// Works of the window; paired with `ORDER BY character.work`.
        static let stretch = "AND character.work > :after AND character.work <= :end"
        static func endOfStretch(isLed: Bool, isOfKind: Bool) -> String {
            """
            SELECT DISTINCT character.work FROM character
            WHERE character.shelf_type = :type AND character.is_gone = 0 \(isLed ? "AND character.is_lead = 1" : "")
                \(isOfKind ? "AND character.kind = :kind" : "") AND character.work > :after
            ORDER BY character.work LIMIT 1 OFFSET :looks
            """
        }
        /// Works with a lead of the type that the viewer knows, or a hidden one if that reveals nothing.
        static func ledWorks(isOfKind: Bool, after: String = stretch) -> String {
            """
            SELECT character.work FROM character
            WHERE character.shelf_type = :type AND character.is_lead = 1 AND character.is_gone = 0
                \(isOfKind ? "AND character.kind = :kind" : "") \(after)
            GROUP BY character.work
            HAVING max(NOT (\(CommunityRows.SQL.isHidden("character")))) OR \(CommunityRows.SQL.isUndisclosed("character.work"))
            ORDER BY character.work LIMIT :limit
            """
        }
        /// The characters of a type that the viewer has dug, newest vote first.
        static func dugOfType(isOfKind: Bool) -> String {
            """
            SELECT \(CommunityRows.SQL.characterColumns), vote.voted_at, vote.number FROM vote
            CROSS JOIN character ON character.number = vote.character \(CommunityRows.SQL.characterJoin)
            WHERE vote.profile = ? AND character.shelf_type = ? \(isOfKind ? "AND character.kind = ?" : "")
                AND (vote.voted_at, vote.number) < (?, ?)
            ORDER BY vote.voted_at DESC, vote.number DESC LIMIT ?
            """
        }
        /// Works with hidden characters of a type and their number, if that reveals nothing.
        static func hiddenOfType(isOfKind: Bool, after: String = stretch) -> String {
            """
            SELECT character.work, count(*) AS count FROM character
            WHERE character.shelf_type = :type AND character.is_gone = 0
                \(isOfKind ? "AND character.kind = :kind" : "") \(after) AND \(CommunityRows.SQL.isHidden("character"))
            GROUP BY character.work HAVING \(CommunityRows.SQL.isUndisclosed("character.work"))
            ORDER BY character.work LIMIT :limit
            """
        }
        static func wishedWorks(isOfKind: Bool) -> String {
            """
            SELECT work, wishes FROM work_mood
            WHERE type = ? AND wishes > 0 \(isOfKind ? "AND kind = ?" : "") AND (wishes, work) < (?, ?)
            ORDER BY wishes DESC, work DESC LIMIT ?
            """
        }
        static let isOfWork = "AND character.work = :work"
        static let wishesOfWork = "SELECT wishes FROM work_mood WHERE work = ? AND type = ? AND wishes > 0"
    }
}

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
        try Bool.fetchOne(db, SQL.hasCast, [work]) ?? false
    }

    func precedes(_ other: ShelfFacts, in sort: ShelfSort, by language: Language) -> Bool {
        switch sort {
        case .own: false
        case .title: title(language).utf8.lexicographicallyPrecedes(other.title(language).utf8)
        case .year: facts.year > other.facts.year
        }
    }

    private func title(_ language: Language) -> String { language == .english ? titles.english : titles.korean }

    enum SQL {
        static let factColumns = "kind, year, genres, age_rating, sort_en, sort_ko"
        static let workFacts = "SELECT \(factColumns) FROM work WHERE number = ? AND is_gone = 0"
        static let hasCast = "SELECT EXISTS (SELECT 1 FROM character WHERE work = ? AND is_gone = 0)"
        static let workFactsByID = "SELECT \(factColumns) FROM work WHERE id = ?"
    }
}

enum WorkOptionIndex {
    /// The works that pass a filter except for their kind, ascending; nil if there are more than `most`.
    static func works(passing filter: WorkFilter, most: Int, _ db: Database) throws -> [Int64]? {
        let groups = Dictionary(grouping: filter.wanted, by: \.kind).values
            .map { $0.compactMap(\.indexText).sorted() }.filter { !$0.isEmpty }
            .sorted { ($0.count, $0[0]) < ($1.count, $1[0]) }
        guard !groups.isEmpty else { return nil }
        let texts: [any DatabaseValueConvertible] = groups.flatMap { $0 }
        let found = try Int64.fetchAll(
            db, SQL.works(counts: groups.map(\.count)), StatementArguments(texts + [most + 1]))
        return found.count > most ? nil : Set(found).sorted()
    }

    enum SQL {
        /// - Parameter counts: the number of alternative options of each kind.
        static func works(counts: [Int]) -> String {
            let others = counts.dropFirst().map { count in
                """
                AND EXISTS (SELECT 1 FROM work_option AS other
                    WHERE other.option IN (\(databaseQuestionMarks(count: count))) AND other.work = work_option.work)
                """
            }
            return """
                SELECT work FROM work_option WHERE option IN (\(databaseQuestionMarks(count: counts.first ?? 0)))
                \(others.joined(separator: "\n")) LIMIT ?
                """
        }
    }
}

extension WorkOption {
    /// The option as stored in `work_option`; nil for a type, which works do not have.
    fileprivate var indexText: String? {
        switch self {
        case .genre(let id): "genre \(id.rawValue)"
        case .decade(let year): "decade \(year)"
        case .age(let rating): "age \(rating ?? "")"
        case .type: nil
        }
    }
}
