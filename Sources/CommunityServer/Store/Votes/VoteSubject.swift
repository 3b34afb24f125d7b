import CommunityProtocol
import Domain

/// A vote's character with all prior facts, loaded with one statement.
struct VoteSubject: Sendable {
    let character: CharacterKey
    let vote: StoredVote?
    let shards: Int64

    /// Finds a character by its id or by the id of one merged into it.
    static func statement(_ id: Identifier<WorkCharacter>, member: Int64) -> SQLStatement {
        SQLStatement(
            """
            SELECT character.no AS no, character.work AS work, character.gone AS gone, standing.shards AS shards,
                vote.type AS type, voter_type, at, reason, held, device, seq
            FROM character JOIN standing ON standing.character = character.no
            LEFT JOIN vote ON vote.member = ? AND vote.character = character.no AND vote.gone = 0
            WHERE character.no = (SELECT coalesce(merged, no) FROM character WHERE id = ?)
            """,
            .integer(member), .text(id.rawValue))
    }

    init(_ row: SQLRow, member: Int64) throws {
        character = CharacterKey(
            no: try row.integer("no"), work: try row.integer("work"), isGone: try row.bool("gone"))
        shards = try row.integer("shards")
        vote = try row.optionalInteger("type").map { type in
            StoredVote(
                member: member, character: try row.integer("no"), type: type,
                voterType: try row.integer("voter_type"), at: try row.integer("at"),
                reason: try row.optionalText("reason"), held: try row.integer("held"),
                device: try row.optionalInteger("device"), seq: try row.integer("seq"))
        }
    }
}

/// The subjects of a batch's votes, loaded together with the locks.
final class VoteSubjects {
    private let db: any SQLConnection
    private let member: Int64
    private var found: [Identifier<WorkCharacter>: VoteSubject?] = [:]

    init(db: any SQLConnection, member: Int64) {
        self.db = db
        self.member = member
    }

    func add(_ ids: [Identifier<WorkCharacter>], _ answers: ArraySlice<[SQLRow]>) throws {
        for (id, rows) in zip(ids, answers) { found[id] = try rows.first.map { try VoteSubject($0, member: member) } }
    }

    /// Uses a preloaded subject only once, since its vote may have changed afterwards.
    func subject(_ id: Identifier<WorkCharacter>) throws -> VoteSubject? {
        if let first = found.removeValue(forKey: id) { return first }
        let statement = VoteSubject.statement(id, member: member)
        return try db.query(statement.sql, statement.arguments).first.map { try VoteSubject($0, member: member) }
    }
}
