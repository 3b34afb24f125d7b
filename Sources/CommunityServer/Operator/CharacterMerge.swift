import Domain

struct CharacterMerge {
    let db: any SQLConnection
    let now: Int64
    let from: MergedCharacter
    let into: MergedCharacter

    func merge() throws {
        try moveVotes()
        try moveNamelessVotes()
        try movePosts()
        try moveReveals()
        try db.execute("UPDATE character SET merged = ? WHERE merged = ?", .integer(into.no), .integer(from.no))
        try db.execute(
            "UPDATE character SET gone = 1, merged = ? WHERE no = ?", .integer(into.no), .integer(from.no))
        for character in [from, into] { try DirtyTable(db: db).add(.character, character.no) }
    }

    private func moveVotes() throws {
        let votes = VoteTable(db: db)
        let members = MemberTable(db: db)
        let rows = try db.query(
            "SELECT \(StoredVote.columns) FROM vote WHERE character = ? AND gone = 0 ORDER BY member",
            .integer(from.no))
        for vote in try rows.map(StoredVote.init) {
            try votes.withdraw(
                of: vote.member, on: from.no, device: nil, at: now, seq: members.nextSeq(of: vote.member))
            if let other = try votes.vote(of: vote.member, on: into.no), other.at >= vote.at { continue }
            try votes.cast(
                StoredVote(
                    member: vote.member, character: into.no, type: vote.type, voterType: vote.voterType, at: vote.at,
                    reason: vote.reason, held: vote.held, device: nil, seq: members.nextSeq(of: vote.member)))
        }
    }

    /// Moves the votes of members who left. Double votes among them cannot be detected.
    private func moveNamelessVotes() throws {
        let rows = try db.query(
            "SELECT type, voter_type, month FROM nameless WHERE kind = 'vote' AND subject = ?", .integer(from.no))
        for row in rows {
            let (type, voter, month) = (
                try row.integer("type"), try row.integer("voter_type"), try row.integer("month")
            )
            for (character, sign) in [(from.no, Int64(-1)), (into.no, 1)] {
                db.countChanges.add([sign], to: .cell, of: character, [voter, type])
                db.countChanges.add([sign], to: .month, of: character, [month, type])
            }
        }
        try db.execute(
            "UPDATE nameless SET subject = ? WHERE kind = 'vote' AND subject = ?", .integer(into.no),
            .integer(from.no))
    }

    private func movePosts() throws {
        let rows = try db.query(
            "SELECT no, kind, author FROM post WHERE character = ? ORDER BY author, no", .integer(from.no))
        for row in rows {
            // A comment names only its review, so the author's devices need no change.
            let author = try row.text("kind") == PostKind.review.rawValue ? row.optionalInteger("author") : nil
            let seq = try author.map { try MemberTable(db: db).nextSeq(of: $0) }
            try db.execute(
                "UPDATE post SET character = ?, seq = coalesce(?, seq) WHERE no = ?", .integer(into.no),
                .optional(seq), .integer(row.integer("no")))
        }
    }

    private func moveReveals() throws {
        let own = OwnTable(db: db)
        let rows = try db.query(
            "SELECT member, at FROM own WHERE kind = 'reveal' AND key = ? AND gone = 0 ORDER BY member",
            .text(from.id))
        for row in rows {
            let member = try row.integer("member")
            for (key, isGone) in [(from.id, true), (into.id, false)] {
                try own.set(
                    .reveal, key, value: nil, gone: isGone, member: member, device: nil,
                    at: isGone ? now : row.integer("at"), seq: MemberTable(db: db).nextSeq(of: member))
            }
        }
    }
}
