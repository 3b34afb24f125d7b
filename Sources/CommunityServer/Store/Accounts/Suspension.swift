/// Suspends a member for a time: they may still read, but their votes and marks do not count.
struct Suspension {
    let db: any SQLConnection
    let now: Int64

    func suspend(_ member: MemberRecord, until: Int64?) throws {
        guard let member = try MemberTable(db: db).lock(member.no) else { return }
        if !member.isSuspended {
            try takeOut(member.no)
            // Votes that wait keep their due times.
            try db.execute(
                "UPDATE vote SET held = held + ? WHERE member = ? AND gone = 0", StoredVote.heldForGood, member.no)
        }
        try db.execute("UPDATE member SET state = 1, until = ? WHERE no = ?", until, member.no)
    }

    func takeOut(_ member: Int64) throws {
        for vote in try VoteTable(db: db).counted(of: member) { CellTable(db: db).add(-1, vote) }
        try MarkTable(db: db).countAll(of: member, -1)
    }

    func lift(_ member: MemberRecord) throws {
        guard let member = try MemberTable(db: db).lock(member.no), member.isSuspended else { return }
        let due = StoredVote.heldForGood + now
        let votes = try VoteTable(db: db).votes(
            where: "member = ? AND held BETWEEN 1 AND ? ORDER BY character", member.no, due)
        for vote in votes { CellTable(db: db).add(1, vote) }
        try db.execute(
            "UPDATE vote SET held = CASE WHEN held > ? THEN held - ? ELSE 0 END WHERE member = ? AND gone = 0", due,
            StoredVote.heldForGood, member.no)
        try MarkTable(db: db).countAll(of: member.no, 1)
        try db.execute("UPDATE member SET state = 0, until = NULL WHERE no = ?", member.no)
    }

    /// Lifts expired suspensions. Returns their number.
    func liftEnded() throws -> Int {
        let members = try db.query(
            "SELECT \(MemberRecord.columns) FROM member WHERE state = 1 AND until IS NOT NULL AND until <= ?", now
        ).map(MemberRecord.init)
        for member in members { try lift(member) }
        return members.count
    }
}
