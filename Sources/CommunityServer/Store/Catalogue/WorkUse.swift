struct WorkUse {
    let db: any SQLConnection

    /// Withdrawn votes and marks and deleted posts do not count. Contributions of members who left do, and so do
    /// others' works and characters merged into it.
    func isUsed(_ work: Int64, byOthersThan member: Int64) throws -> Bool {
        for sql in [
            """
            SELECT 1 AS one FROM vote JOIN character ON character.no = vote.character
            WHERE character.work = ? AND vote.member <> ? AND vote.gone = 0 LIMIT 1
            """,
            "SELECT 1 AS one FROM work WHERE merged = ? AND coalesce(publisher, 0) <> ? LIMIT 1",
            "SELECT 1 AS one FROM mark WHERE work = ? AND member <> ? AND gone = 0 AND value <> 0 LIMIT 1",
            """
            SELECT 1 AS one FROM post JOIN character ON character.no = post.character
            WHERE character.work = ? AND coalesce(post.author, 0) <> ? AND post.state <> 'gone' LIMIT 1
            """,
            """
            SELECT 1 AS one FROM character JOIN own ON own.kind = 'cast' AND own.key = character.id
            WHERE character.work = ? AND own.member <> ? AND own.gone = 0
                AND (character.gone = 0 OR character.merged IS NOT NULL) LIMIT 1
            """,
        ] where try db.row(sql, .integer(work), .integer(member)) != nil { return true }
        return try db.row(
            """
            SELECT 1 AS one FROM nameless WHERE kind <> 'vote' AND subject = ?
                OR kind = 'vote' AND subject IN (SELECT no FROM character WHERE work = ?) LIMIT 1
            """,
            .integer(work), .integer(work)) != nil
    }

    func isUsed(character: Int64, byOthersThan member: Int64) throws -> Bool {
        for sql in [
            "SELECT 1 AS one FROM vote WHERE character = ? AND member <> ? AND gone = 0 LIMIT 1",
            "SELECT 1 AS one FROM post WHERE character = ? AND coalesce(author, 0) <> ? AND state <> 'gone' LIMIT 1",
            """
            SELECT 1 AS one FROM character JOIN own ON own.kind = 'cast' AND own.key = character.id
            WHERE character.merged = ? AND own.member <> ? AND own.gone = 0 LIMIT 1
            """,
        ] where try db.row(sql, .integer(character), .integer(member)) != nil { return true }
        return try db.row(
            "SELECT 1 AS one FROM nameless WHERE kind = 'vote' AND subject = ? LIMIT 1", .integer(character)) != nil
    }
}
