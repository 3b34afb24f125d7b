/// Takes a member's voice out of the community for a time: they read on, and what they said does not count.
struct Suspension {
    let db: any SQLConnection
    let now: Int64

    func suspend(_ member: MemberRecord, until: Int64?) throws {
        if !member.isSuspended {
            try VoteTable(db: db).holdAll(of: member.no)
            try MarkTable(db: db).countAll(of: member.no, -1)
        }
        try db.execute(
            "UPDATE member SET state = 1, until = ? WHERE no = ?", .optional(until), .integer(member.no))
    }

    func lift(_ member: MemberRecord) throws {
        guard member.isSuspended else { return }
        try VoteTable(db: db).releaseAll(of: member.no)
        try MarkTable(db: db).countAll(of: member.no, 1)
        try db.execute("UPDATE member SET state = 0, until = NULL WHERE no = ?", .integer(member.no))
    }

    /// Lifts those whose time is over; returns how many.
    func liftEnded() throws -> Int {
        let members = try db.query(
            "SELECT \(MemberRecord.columns) FROM member WHERE state = 1 AND until IS NOT NULL AND until <= ?",
            .integer(now)
        ).map(MemberRecord.init)
        for member in members { try lift(member) }
        return members.count
    }
}
