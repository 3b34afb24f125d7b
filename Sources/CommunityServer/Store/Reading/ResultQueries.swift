import CommunityProtocol
import Domain

struct ResultQueries {
    let db: any SQLConnection
    let reader: CommunityReader

    func result(of id: Identifier<WorkCharacter>) throws -> ResultAnswer {
        let answers = try db.queryAll([facts(id), CellTable.cells(of: id), CellTable.months(of: id)])
        guard let facts = answers[0].first else { throw ServerProblem.notFound("character") }
        let mine = try vote(facts)
        guard try isOpen(facts, hasVoted: mine != nil) else {
            throw ServerProblem(status: 403, code: .masked, message: "dig or reveal the character first")
        }
        let counts = try answers[1].compactMap(CellTable.cell)
        return ResultAnswer(
            character: id, votes: counts.reduce(0) { $0 + $1.n }, cells: counts,
            months: try answers[2].compactMap(CellTable.month), mine: mine?.published,
            members: try facts.int("members"))
    }

    private func facts(_ id: Identifier<WorkCharacter>) -> SQLStatement {
        SQLStatement(
            """
            SELECT character.no AS no, (SELECT members FROM meta WHERE id = 1) AS members, revealed.seq AS revealed,
                mine.type AS type, mine.voter_type AS voter_type, mine.at AS at, mine.held AS held
            FROM character
            LEFT JOIN vote AS mine ON mine.member = ? AND mine.character = character.no AND mine.gone = 0
            LEFT JOIN own AS revealed ON revealed.member = ? AND revealed.kind = 'reveal' AND revealed.key = ?
                AND revealed.gone = 0
            WHERE character.no = (SELECT coalesce(merged, no) FROM character WHERE id = ?)
            """,
            .optional(reader.member), .optional(reader.member), .text(id.rawValue), .text(id.rawValue))
    }

    private func isOpen(_ facts: SQLRow, hasVoted: Bool) throws -> Bool {
        guard reader.member != nil else { return reader.reveals }
        return try reader.showsTypes || hasVoted || facts.optionalInteger("revealed") != nil
    }

    private func vote(_ row: SQLRow) throws -> StoredVote? {
        guard let type = try row.optionalInteger("type") else { return nil }
        return StoredVote(
            member: 0, character: try row.integer("no"), type: type,
            voterType: try row.integer("voter_type"), at: try row.integer("at"), reason: nil,
            held: try row.integer("held"), device: nil, seq: 0)
    }
}
