import CommunityProtocol
import Domain

/// The vote counts. A character's true count is the sum over its shards.
struct CellTable {
    let db: any SQLConnection

    /// Adds a vote (1) or removes it (-1).
    func add(_ sign: Int64, _ vote: StoredVote) {
        db.countChanges.add([sign], to: .cell, of: vote.character, [vote.voterType, vote.type])
        db.countChanges.add([sign], to: .month, of: vote.character, [UTCDate.month(of: vote.at), vote.type])
        db.countChanges.add([sign], to: .hot, of: vote.character, [UTCDate.day(of: vote.at)])
    }

    static func cells(of id: Identifier<WorkCharacter>) -> SQLStatement { sums(of: id, by: "voter_type", in: .cell) }

    static func cell(_ row: SQLRow) throws -> ResultCell? {
        guard let type = try row.type("type") else { return nil }
        return ResultCell(voter: try row.type("voter_type"), type: type, n: try row.int("n"))
    }

    static func months(of id: Identifier<WorkCharacter>) -> SQLStatement { sums(of: id, by: "month", in: .month) }

    static func month(_ row: SQLRow) throws -> ResultMonth? {
        guard let type = try row.type("type") else { return nil }
        return ResultMonth(month: try row.int("month"), type: type, n: try row.int("n"))
    }

    private static func sums(
        of id: Identifier<WorkCharacter>, by column: String, in table: CountTable
    ) -> SQLStatement {
        SQLStatement(
            """
            SELECT \(column), type, sum(n) AS n FROM \(table.rawValue)
            WHERE character = (SELECT coalesce(merged, no) FROM character WHERE id = ?)
            GROUP BY \(column), type HAVING sum(n) > 0 ORDER BY \(column), type
            """, id.rawValue)
    }
}
