import CommunityProtocol
import Domain

/// The counts of votes. The truth about a character is the sum over its shards.
struct CellTable {
    let db: any SQLConnection

    /// Adds a vote to the counts, or takes one out.
    func add(_ sign: Int64, _ vote: CountableVote) {
        change(of: vote.character, sign > 0 ? nil : vote, to: sign > 0 ? vote : nil)
    }

    /// Takes one vote on a character out of the counts and puts another in.
    func change(of character: Int64, _ old: CountableVote?, to new: CountableVote?) {
        for (sign, vote) in [(Int64(-1), old), (1, new)] {
            guard let vote else { continue }
            db.countChanges.add([sign], to: .cell, of: character, [vote.voterType, vote.type])
            db.countChanges.add([sign], to: .month, of: character, [vote.month, vote.type])
            if let day = vote.day { db.countChanges.add([sign], to: .hot, of: character, [day]) }
        }
    }

    /// Counts by the voter's type and the type voted for.
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

    /// Counts by month and type.
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

/// What the counts are about.
struct CountableVote: Sendable {
    let character: Int64
    let type: Int64
    let voterType: Int64
    let month: Int64
    /// Nil for one without a name, whose day is not kept.
    let day: Int64?

    init(character: Int64, type: Int64, voterType: Int64, at: Int64) {
        self.character = character
        self.type = type
        self.voterType = voterType
        month = UTCDate.month(of: at)
        day = UTCDate.day(of: at)
    }
}
