internal import CommunityProtocol
internal import Domain

/// The one answer that has types.
struct ResultQueries {
    let db: any SQLConnection
    let reader: CommunityReader

    func result(of id: Identifier<WorkCharacter>, beside other: Identifier<Profile>?) throws -> ResultAnswer {
        guard let character = try CatalogueTable(db: db).character(id) else {
            throw ServerProblem.notFound("character")
        }
        guard try TypeMask(db: db, reader: reader).isOpen(character.no, id) else {
            throw ServerProblem(status: 403, code: .masked, message: "dig or reveal the character first")
        }
        let cells = try CellTable(db: db).cells(of: character.no)
        return ResultAnswer(
            character: id, votes: cells.reduce(0) { $0 + $1.n }, cells: cells,
            months: try CellTable(db: db).months(of: character.no),
            mine: try reader.member.flatMap { try counted($0, character.no) },
            theirs: try other.flatMap { try MemberTable(db: db).member(id: $0) }.flatMap {
                try counted($0.no, character.no)
            },
            members: try MemberTable(db: db).count())
    }

    private func counted(_ member: Int64, _ character: Int64) throws -> CountedVote? {
        try VoteTable(db: db).vote(of: member, on: character)?.told
    }
}
