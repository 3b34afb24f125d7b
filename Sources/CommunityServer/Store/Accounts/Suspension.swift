/// Suspends a member for a time: they may still read, but their votes and marks do not count.
struct Suspension {
    let db: any SQLConnection
    let now: Int64

    func suspend(_ member: MemberRecord, until: Int64?) throws {
        guard let member = try MemberTable(db: db).lock(member.no) else { return }
        if !member.isSuspended {
            try holdVotes(of: member.no)
            try MarkTable(db: db).countAll(of: member.no, -1)
        }
        try db.execute(
            "UPDATE member SET state = 1, until = ? WHERE no = ?", .optional(until), .integer(member.no))
    }

    func lift(_ member: MemberRecord) throws {
        guard let member = try MemberTable(db: db).lock(member.no), member.isSuspended else { return }
        try releaseVotes(of: member.no)
        try MarkTable(db: db).countAll(of: member.no, 1)
        try db.execute("UPDATE member SET state = 0, until = NULL WHERE no = ?", .integer(member.no))
    }

    /// Adds the suspension's mark to votes on hold, and keeps their due times.
    private func holdVotes(of member: Int64) throws {
        let waiting = try db.query(
            "SELECT character, held FROM vote WHERE member = ? AND gone = 0 AND held > 0", .integer(member))
        try VoteTable(db: db).holdAll(of: member)
        for row in waiting {
            try hold(
                until: StoredVote.heldForGood + row.integer("held"), member: member,
                character: row.integer("character"))
        }
    }

    private func releaseVotes(of member: Int64) throws {
        let waiting = try db.query(
            "SELECT \(StoredVote.columns) FROM vote WHERE member = ? AND gone = 0 AND held > ? ORDER BY character",
            .integer(member), .integer(StoredVote.heldForGood + now)
        ).map(StoredVote.init)
        try VoteTable(db: db).releaseAll(of: member)
        for vote in waiting {
            CellTable(db: db).add(-1, vote.countable)
            try hold(until: vote.held - StoredVote.heldForGood, member: member, character: vote.character)
        }
    }

    private func hold(until time: Int64, member: Int64, character: Int64) throws {
        try db.execute(
            "UPDATE vote SET held = ? WHERE member = ? AND character = ?", .integer(time), .integer(member),
            .integer(character))
    }

    /// Lifts expired suspensions. Returns their number.
    func liftEnded() throws -> Int {
        let members = try db.query(
            "SELECT \(MemberRecord.columns) FROM member WHERE state = 1 AND until IS NOT NULL AND until <= ?",
            .integer(now)
        ).map(MemberRecord.init)
        for member in members { try lift(member) }
        return members.count
    }
}
