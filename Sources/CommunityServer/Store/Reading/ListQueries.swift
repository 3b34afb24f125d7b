import CommunityProtocol
import Domain

/// The community's lists. A list by type never names a character that the viewer has not dug: it would reveal the type.
struct ListQueries {
    let db: any SQLConnection
    let reader: CommunityReader
    let kind: WorkKind?
    private let limit = ProtocolLimits.pageRows

    func page(_ list: CrowdList, type: MBTI?, after mark: String?) throws -> PageAnswer<ListRow> {
        switch list {
        case .popular: return try counted(by: "votes", after: mark)
        case .hot: return try counted(by: "hot", after: mark)
        case .led, .typed: return try typed(try needed(type), leadsOnly: list == .led, after: mark)
        case .wished: return try wished(by: try needed(type), after: mark)
        }
    }

    private func needed(_ type: MBTI?) throws -> MBTI {
        guard let type else { throw ServerProblem.invalid("type", "type is required") }
        return type
    }

    /// `column` is one of `standing`, never external input.
    private func counted(by column: String, after mark: String?) throws -> PageAnswer<ListRow> {
        let begin = try PageMark.numbers(mark, 2) ?? [.max, .max]
        let rows = try db.query(
            """
            \(CatalogueTable.selectCharacter)
            WHERE standing.\(column) > 0 AND character.gone = 0 \(kindCondition)
                AND (standing.\(column), standing.character) < (?, ?)
            ORDER BY standing.\(column) DESC, standing.character DESC LIMIT ?
            """.replacing("work.facts AS facts", with: "work.facts AS facts, standing.\(column) AS counted"),
            kindArguments + (begin + [Int64(limit + 1)]).map(\.sqlValue))
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
        let code = StoredType.code(type).sqlValue
        let condition =
            "standing.shelf_type = ? AND character.gone = 0 \(kindCondition)"
            + (leadsOnly ? " AND standing.lead = 1" : "")
        let works = try db.query(
            """
            SELECT DISTINCT standing.work AS work FROM standing
            JOIN character ON character.no = standing.character
            WHERE \(condition) AND standing.work > ? ORDER BY standing.work LIMIT ?
            """,
            [code] + kindArguments + [.integer(begin), .integer(Int64(limit + 1))]
        ).map { try $0.integer("work") }
        let characters = try db.query(
            "\(CatalogueTable.selectCharacter) WHERE \(condition) AND standing.work IN (*)",
            in: Array(works.prefix(limit)), [code] + kindArguments)
        return PageAnswer(rows: try rows(characters), next: works.count > limit ? PageMark.text(works[limit - 1]) : nil)
    }

    private func rows(_ characters: [SQLRow]) throws -> [ListRow] {
        let found = try characters.map { row in
            (
                row: row, no: try row.integer("no"), work: try row.integer("work_no"),
                place: [try row.integer("work_no"), try row.bool("lead") ? 0 : 1, try row.integer("position")]
            )
        }.sorted { ($0.place + [$0.no]).lexicographicallyPrecedes($1.place + [$1.no]) }
        let open = try TypeMask(db: db, reader: reader).open(
            try found.map { ($0.no, Identifier(try $0.row.text("id"))) })
        var rows: [ListRow] = []
        for (place, entry) in found.enumerated() {
            if open.contains(entry.no) {
                let character = try CatalogueTable.characterRow(entry.row)
                rows.append(
                    ListRow(character: character, work: try CatalogueTable.workRow(entry.row), count: character.votes))
            }
            guard place + 1 == found.count || found[place + 1].work != entry.work else { continue }
            let hidden = found.count { $0.work == entry.work && !open.contains($0.no) }
            if hidden > 0 { rows.append(ListRow(work: try CatalogueTable.workRow(entry.row), count: hidden)) }
        }
        return rows
    }

    private func wished(by type: MBTI, after mark: String?) throws -> PageAnswer<ListRow> {
        let begin = try PageMark.numbers(mark, 2) ?? [.max, .max]
        let rows = try db.query(
            """
            SELECT work.no AS no, work.facts AS facts, wishes FROM mood_cell JOIN work ON work.no = mood_cell.work
            WHERE mood_cell.type = ? AND work.gone = 0 \(kind == nil ? "" : "AND work.kind = ?")
                AND wishes > 0 AND (wishes, work.no) < (?, ?)
            ORDER BY wishes DESC, work.no DESC LIMIT ?
            """,
            [StoredType.code(type).sqlValue] + kindArguments + (begin + [Int64(limit + 1)]).map(\.sqlValue))
        return try PageAnswer(
            rows.map { ListRow(work: try CatalogueTable.workRow($0), count: try $0.int("wishes")) }
        ) { PageMark.text(try rows[$0].integer("wishes"), try rows[$0].integer("no")) }
    }

    private var kindCondition: String { kind == nil ? "" : "AND standing.kind = ?" }
    private var kindArguments: [SQLValue] { kind.map { [.text($0.rawValue)] } ?? [] }
}
