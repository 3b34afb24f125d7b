internal import CommunityProtocol
internal import Domain

/// The one answer that has types.
struct ResultQueries {
    let db: any SQLConnection
    let reader: CommunityReader

    func result(of id: Identifier<WorkCharacter>, beside other: Identifier<Profile>?) throws -> ResultAnswer {
        let answers = try db.queryAll([facts(id, other), CellTable.cells(of: id), CellTable.months(of: id)])
        guard let facts = answers[0].first else { throw ServerProblem.notFound("character") }
        let mine = try vote("mine", facts)
        guard try isOpen(facts, hasVoted: mine != nil) else {
            throw ServerProblem(status: 403, code: .masked, message: "dig or reveal the character first")
        }
        let counts = try answers[1].compactMap(CellTable.cell)
        return ResultAnswer(
            character: id, votes: counts.reduce(0) { $0 + $1.n }, cells: counts,
            months: try answers[2].compactMap(CellTable.month), mine: mine?.told,
            theirs: try vote("theirs", facts)?.told,
            members: try facts.int("members"))
    }

    /// The character, what its reader and the other one said of it, and what of it the reader may see.
    private func facts(_ id: Identifier<WorkCharacter>, _ other: Identifier<Profile>?) -> SQLStatement {
        SQLStatement(
            """
            SELECT character.no AS no, (SELECT members FROM meta WHERE id = 1) AS members, revealed.seq AS revealed,
                \(Self.columns("mine")), \(Self.columns("theirs"))
            FROM character
            LEFT JOIN vote AS mine ON mine.member = ? AND mine.character = character.no AND mine.gone = 0
            LEFT JOIN member AS other ON other.id = ?
            LEFT JOIN vote AS theirs ON theirs.member = other.no AND theirs.character = character.no
                AND theirs.gone = 0
            LEFT JOIN own AS revealed ON revealed.member = ? AND revealed.kind = 'reveal' AND revealed.key = ?
                AND revealed.gone = 0
            WHERE character.no = (SELECT coalesce(merged, no) FROM character WHERE id = ?)
            """,
            .optional(reader.member), .optional(other?.rawValue), .optional(reader.member), .text(id.rawValue),
            .text(id.rawValue))
    }

    private static func columns(_ whose: String) -> String {
        ["type", "voter_type", "at", "held"].map { "\(whose).\($0) AS \(whose)_\($0)" }.joined(separator: ", ")
    }

    /// As `TypeMask` says it, from what was found already.
    private func isOpen(_ facts: SQLRow, hasVoted: Bool) throws -> Bool {
        guard reader.member != nil else { return reader.reveals }
        return try reader.showsTypes || hasVoted || facts.optionalInteger("revealed") != nil
    }

    private func vote(_ whose: String, _ row: SQLRow) throws -> StoredVote? {
        guard let type = try row.optionalInteger("\(whose)_type") else { return nil }
        return StoredVote(
            member: 0, character: try row.integer("no"), type: type,
            voterType: try row.integer("\(whose)_voter_type"), at: try row.integer("\(whose)_at"), reason: nil,
            held: try row.integer("\(whose)_held"), device: nil, seq: 0)
    }
}
