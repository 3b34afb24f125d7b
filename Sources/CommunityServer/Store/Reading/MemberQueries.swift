import CommunityProtocol
import Domain

/// Other members' pages. They show activity, without works that were taken away, and votes only between members who
/// both show theirs.
struct MemberQueries {
    let db: any SQLConnection
    /// Nil for a guest.
    var viewer: MemberRecord?
    private let limit = ProtocolLimits.pageRows

    func member(_ id: Identifier<Profile>) throws -> MemberAnswer {
        let member = try present(id)
        func count(_ sql: String) throws -> Int { try db.oneRow(sql, member.no).int("n") }
        return MemberAnswer(
            member: member.row, intro: member.intro,
            votes: try count(
                """
                SELECT count(*) AS n FROM vote JOIN character ON character.no = vote.character
                WHERE member = ? AND vote.gone = 0 AND character.gone = 0
                """),
            wishes: try count(
                """
                SELECT count(*) AS n FROM mark JOIN work ON work.no = mark.work
                WHERE member = ? AND mark.kind = 'wish' AND mark.gone = 0 AND work.gone = 0
                """),
            reviews: try count(
                "SELECT count(*) AS n FROM post WHERE author = ? AND kind = 'review' AND state = 'shown'"),
            showsVotes: areShown(of: member) ? true : nil)
    }

    private func areShown(of member: MemberRecord) -> Bool { member.showsVotes && viewer?.showsVotes == true }

    func votes(of id: Identifier<Profile>, after mark: String?) throws -> PageAnswer<MemberVoteRow> {
        let member = try present(id)
        let begin = try PageMark.numbers(mark, 1)?[0] ?? .max
        let rows = try db.query(
            """
            \(CatalogueTable.selectCharacter) JOIN vote ON vote.character = character.no
            LEFT JOIN vote AS own ON own.member = ? AND own.character = vote.character AND own.gone = 0
            WHERE vote.member = ? AND vote.gone = 0 AND character.gone = 0 AND vote.seq < ?
            ORDER BY vote.seq DESC LIMIT ?
            """.replacing(
                "work.facts AS facts",
                with: "work.facts AS facts, vote.at AS at, vote.seq AS seq, vote.type AS said, own.type AS own"),
            areShown(of: member) ? viewer?.no : nil, member.no, begin, limit + 1)
        return try PageAnswer(
            rows.map { row in
                MemberVoteRow(
                    character: try CatalogueTable.characterRow(row), work: try CatalogueTable.workRow(row),
                    // Only the day: the time would reveal which vote changed a result.
                    at: UTCDate.day(of: try row.integer("at")) * UTCDate.day,
                    type: try row.optionalInteger("own") == nil ? nil : row.type("said"))
            }
        ) { PageMark.text(try rows[$0].integer("seq")) }
    }

    func wishes(of id: Identifier<Profile>, after mark: String?) throws -> PageAnswer<MemberWishRow> {
        let member = try present(id)
        let begin = try PageMark.numbers(mark, 1)?[0] ?? .max
        let rows = try db.query(
            """
            SELECT work.facts AS facts, mark.at AS at, mark.seq AS seq FROM mark JOIN work ON work.no = mark.work
            WHERE mark.member = ? AND mark.kind = 'wish' AND mark.gone = 0 AND work.gone = 0 AND mark.seq < ?
            ORDER BY mark.seq DESC LIMIT ?
            """, member.no, begin, limit + 1)
        return try PageAnswer(
            rows.map { MemberWishRow(work: try CatalogueTable.workRow($0), at: try $0.integer("at")) }
        ) { PageMark.text(try rows[$0].integer("seq")) }
    }

    func present(_ id: Identifier<Profile>) throws -> MemberRecord {
        guard let member = try MemberTable(db: db).member(id: id) else { throw ServerProblem.notFound("member") }
        return member
    }
}
