struct MarkMerge {
    let db: any SQLConnection
    let now: Int64
    let from: Int64
    let into: Int64

    func merge() throws {
        let marks = MarkTable(db: db)
        let rows = try db.query(
            """
            SELECT mark.member AS member, mark.kind AS kind, value, mark.type AS type, at, state FROM mark
            JOIN member ON member.no = mark.member WHERE work = ? AND gone = 0 ORDER BY mark.member, mark.kind
            """,
            .integer(from))
        for row in rows {
            guard let kind = MarkTable.Kind(rawValue: try row.text("kind")) else { continue }
            let member = try row.integer("member")
            // A suspended member's marks are not counted; temporarily count them for the move.
            let isSuspended = try row.integer("state") != 0
            if isSuspended { try marks.countAll(of: member, 1) }
            try move(row, kind, of: member)
            if isSuspended { try marks.countAll(of: member, -1) }
        }
        try moveNameless()
    }

    private func move(_ row: SQLRow, _ kind: MarkTable.Kind, of member: Int64) throws {
        let at = try row.integer("at")
        func set(_ work: Int64, _ value: Int64, at: Int64) throws {
            try MarkTable(db: db).set(
                StoredMark(
                    member: member, work: work, kind: kind, value: value, type: row.integer("type"), at: at,
                    device: nil, seq: MemberTable(db: db).nextSeq(of: member)))
        }
        let other = try db.row(
            "SELECT at FROM mark WHERE member = ? AND work = ? AND kind = ? AND gone = 0", .integer(member),
            .integer(into), .text(kind.rawValue)
        )?.integer("at")
        if other.map({ $0 < at }) ?? true { try set(into, row.integer("value"), at: at) }
        try set(from, 0, at: now)
    }

    private func moveNameless() throws {
        let rows = try db.query(
            "SELECT kind, voter_type FROM nameless WHERE kind <> 'vote' AND subject = ?", .integer(from))
        for row in rows {
            let kind = try row.text("kind")
            for (work, sign) in [(from, Int64(-1)), (into, 1)] {
                let values = ["wish", "like", "dislike"].map { $0 == kind ? sign : 0 }
                try db.countChanges.add(values, to: .mood, of: work, [row.integer("voter_type")])
            }
        }
        try db.execute(
            "UPDATE nameless SET subject = ? WHERE kind <> 'vote' AND subject = ?", .integer(into), .integer(from))
    }
}
