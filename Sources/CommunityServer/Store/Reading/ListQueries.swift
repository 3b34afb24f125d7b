import CommunityProtocol
import Domain

/// The community's lists. A list by type never names a character that the viewer has not dug: it would reveal the type.
struct ListQueries {
    let db: any SQLConnection
    let reader: CommunityReader
    let kind: WorkKind?
    private let limit = ProtocolLimits.pageRows

    init(db: any SQLConnection, reader: CommunityReader, kind: WorkKind?) {
        self.db = db
        self.reader = reader
        self.kind = kind
    }

    func page(_ list: CrowdList, type: MBTI?, after mark: String?) throws -> PageAnswer<ListRow> {
        switch list {
        case .popular: return try counted(by: "votes", after: mark)
        case .hot: return try counted(by: "hot", after: mark)
        case .led, .typed: return try typed(try needed(type), leadsOnly: list == .led, after: mark)
        case .wished: return try wished(by: try needed(type), after: mark)
        }
    }

    private func needed(_ type: MBTI?) throws -> MBTI {
        guard let type else { throw ServerProblem.invalid("type", "this list is asked for by a type") }
        return type
    }

    /// - Parameter column: A column of `standing`; never external input.
    private func counted(by column: String, after mark: String?) throws -> PageAnswer<ListRow> {
        let begin = try PageMark.numbers(mark, 2) ?? [.max, .max]
        let rows = try db.query(
            """
            \(CatalogueTable.selectCharacter)
            WHERE standing.\(column) > 0 AND character.gone = 0 \(kindCondition)
                AND (standing.\(column), standing.character) < (?, ?)
            ORDER BY standing.\(column) DESC, standing.character DESC LIMIT ?
            """.replacing("work.facts AS facts", with: "work.facts AS facts, standing.\(column) AS counted"),
            kindArguments + [.integer(begin[0]), .integer(begin[1]), .integer(limit + 1)])
        return try PageAnswer(
            rows.map { row in
                ListRow(
                    character: try CatalogueTable.characterRow(row), work: try CatalogueTable.workRow(row),
                    count: try row.int("counted"))
            }
        ) { PageMark.text(try rows[$0].integer("counted"), try rows[$0].integer("no")) }
    }

    /// Ordered by work: first the characters open to the viewer, then the number of the others.
    private func typed(_ type: MBTI, leadsOnly: Bool, after mark: String?) throws -> PageAnswer<ListRow> {
        let begin = try PageMark.numbers(mark, 1)?[0] ?? 0
        let condition =
            "standing.shelf_type = ? AND character.gone = 0 \(kindCondition)"
            + (leadsOnly ? " AND standing.lead = 1" : "")
        let works = try db.query(
            """
            SELECT DISTINCT standing.work AS work FROM standing
            JOIN character ON character.no = standing.character
            WHERE \(condition) AND standing.work > ? ORDER BY standing.work LIMIT ?
            """,
            [.type(type)] + kindArguments + [.integer(begin), .integer(limit + 1)]
        ).map { try $0.integer("work") }
        var rows: [ListRow] = []
        for work in works.prefix(limit) {
            let characters = try db.query(
                """
                \(CatalogueTable.selectCharacter) WHERE \(condition) AND standing.work = ?
                ORDER BY character.lead DESC, character.position, character.no
                """,
                [.type(type)] + kindArguments + [.integer(work)])
            rows += try self.rows(characters)
        }
        return PageAnswer(
            rows: rows, next: works.count > limit ? PageMark.text(works[limit - 1]) : nil)
    }

    private func rows(_ characters: [SQLRow]) throws -> [ListRow] {
        let mask = TypeMask(
            db: db, reader: CommunityReader(member: reader.member, showsTypes: reader.showsTypes, reveals: false))
        var rows: [ListRow] = []
        var hidden = 0
        for row in characters {
            let character = try CatalogueTable.characterRow(row)
            if try mask.isOpen(try row.integer("no"), character.id) {
                rows.append(
                    ListRow(character: character, work: try CatalogueTable.workRow(row), count: character.votes))
            } else {
                hidden += 1
            }
        }
        if hidden > 0, let first = characters.first {
            rows.append(ListRow(work: try CatalogueTable.workRow(first), count: hidden))
        }
        return rows
    }

    private func wished(by type: MBTI, after mark: String?) throws -> PageAnswer<ListRow> {
        let begin = try PageMark.numbers(mark, 2) ?? [.max, .max]
        let rows = try db.query(
            """
            SELECT work.no AS no, work.facts AS facts, sum(wishes) AS wishes FROM mood_cell
            JOIN work ON work.no = mood_cell.work
            WHERE mood_cell.type = ? AND work.gone = 0 \(kind == nil ? "" : "AND work.kind = ?")
            GROUP BY work.no, work.facts
            HAVING sum(wishes) > 0 AND (sum(wishes) < ? OR (sum(wishes) = ? AND work.no < ?))
            ORDER BY sum(wishes) DESC, work.no DESC LIMIT ?
            """,
            [.type(type)] + kindArguments
                + [.integer(begin[0]), .integer(begin[0]), .integer(begin[1]), .integer(limit + 1)])
        return try PageAnswer(
            rows.map { ListRow(work: try CatalogueTable.workRow($0), count: try $0.int("wishes")) }
        ) { PageMark.text(try rows[$0].integer("wishes"), try rows[$0].integer("no")) }
    }

    private var kindCondition: String { kind == nil ? "" : "AND standing.kind = ?" }
    private var kindArguments: [SQLValue] { kind.map { [.text($0.rawValue)] } ?? [] }
}
