import CommunityProtocol

/// Removes all personal data of a member in one transaction. Every count stays right.
struct Departure {
    let db: any SQLConnection
    let member: Int64
    let now: Int64

    func leave(_ disposal: VoteDisposal) throws {
        guard let leaving = try MemberTable(db: db).lock(member) else { return }
        // A suspended member's votes and marks are already out of the counts.
        if !leaving.isSuspended {
            switch disposal {
            case .keep: try makeNameless()
            case .remove: try Suspension(db: db, now: now).takeOut(member)
            }
        }
        try takeBackLikes()
        let posts = try db.query("\(StoredPost.select) WHERE post.author = ? ORDER BY post.no", member)
        for post in try posts.map(StoredPost.init) where !post.isGone {
            try PostTable(db: db).erase(post, seq: nil, at: now)
        }
        try db.execute("UPDATE post SET author = NULL, author_type = 16 WHERE author = ?", member)
        try db.execute("UPDATE work SET publisher = ? WHERE publisher = ?", StoredWork.leftPublisher, member)
        for table in ["vote", "mark", "own", "liked", "viewed", "inbox", "report", "work_report", "recovery"] {
            try db.execute("DELETE FROM \(table) WHERE member = ?", member)
        }
        // The remaining row only tells the device that the account is gone.
        try db.execute("UPDATE device SET member = NULL, label = '', answer = NULL WHERE member = ?", member)
        try db.execute("DELETE FROM member WHERE no = ?", member)
        db.countChanges.members -= 1
    }

    /// Keeps votes and marks in the counts, with nothing but their month.
    private func makeNameless() throws {
        for vote in try VoteTable(db: db).counted(of: member) {
            try insert("vote", vote.character, vote.type, vote.voterType, vote.at)
        }
        let marks = try db.query(
            "SELECT work, kind, value, type, at FROM mark WHERE member = ? AND gone = 0 ORDER BY work, kind", member)
        for row in marks {
            let kind =
                try row.text("kind") == MarkTable.Kind.wish.rawValue
                ? "wish" : try row.integer("value") > 0 ? "like" : "dislike"
            try insert(kind, try row.integer("work"), StoredType.none, try row.integer("type"), try row.integer("at"))
        }
    }

    private func insert(_ kind: String, _ subject: Int64, _ type: Int64, _ voterType: Int64, _ at: Int64) throws {
        try db.execute(
            "INSERT INTO nameless (kind, subject, type, voter_type, month) VALUES (?, ?, ?, ?, ?)", kind, subject, type,
            voterType, UTCDate.month(of: at))
    }

    private func takeBackLikes() throws {
        for row in try db.query("SELECT post FROM liked WHERE member = ? AND gone = 0 ORDER BY post", member) {
            try PostTable(db: db).count(row.integer("post"), likes: -1)
        }
    }
}
