import CommunityProtocol
import Domain

/// The vote counts. A character's true count is the sum over its shards.
struct CellTable {
    let db: any SQLConnection

    /// Adds a vote (1) or removes it (-1).
    func add(_ sign: Int64, _ vote: CountableVote) {
        change(of: vote.character, sign > 0 ? nil : vote, to: sign > 0 ? vote : nil)
    }

    func change(of character: Int64, _ old: CountableVote?, to new: CountableVote?) {
        for (sign, vote) in [(Int64(-1), old), (1, new)] {
            guard let vote else { continue }
            db.countChanges.add([sign], to: .cell, of: character, [vote.voterType, vote.type])
            db.countChanges.add([sign], to: .month, of: character, [vote.month, vote.type])
            if let day = vote.day { db.countChanges.add([sign], to: .hot, of: character, [day]) }
        }
    }

    static func cells(of id: Identifier<WorkCharacter>) -> SQLStatement {
        SQLStatement(
            """
            SELECT voter_type, type, sum(n) AS n FROM cell
            WHERE character = (SELECT coalesce(merged, no) FROM character WHERE id = ?)
            GROUP BY voter_type, type HAVING sum(n) > 0 ORDER BY voter_type, type
            """,
            .text(id.rawValue))
    }

    static func cell(_ row: SQLRow) throws -> ResultCell? {
        guard let type = try row.type("type") else { return nil }
        return ResultCell(voter: try row.type("voter_type"), type: type, n: try row.int("n"))
    }

    static func months(of id: Identifier<WorkCharacter>) -> SQLStatement {
        SQLStatement(
            """
            SELECT month, type, sum(n) AS n FROM month_cell
            WHERE character = (SELECT coalesce(merged, no) FROM character WHERE id = ?)
            GROUP BY month, type HAVING sum(n) > 0 ORDER BY month, type
            """,
            .text(id.rawValue))
    }

    static func month(_ row: SQLRow) throws -> ResultMonth? {
        guard let type = try row.type("type") else { return nil }
        return ResultMonth(month: try row.int("month"), type: type, n: try row.int("n"))
    }
}

struct CountableVote: Sendable {
    let character: Int64
    let type: Int64
    let voterType: Int64
    let month: Int64
    /// Nil for an anonymous vote, whose day is not kept.
    let day: Int64?

    init(character: Int64, type: Int64, voterType: Int64, at: Int64) {
        self.character = character
        self.type = type
        self.voterType = voterType
        month = UTCDate.month(of: at)
        day = UTCDate.day(of: at)
    }
}
