internal import Domain
internal import GRDB

/// Makes what the members of a demo wrote and wished for: a few each, with the triggers on.
struct DemoPosts {
    private let db: Database
    private let plan: DemoPlan

    init(_ db: Database, _ plan: DemoPlan) {
        self.db = db
        self.plan = plan
    }

    func write(_ random: inout DemoRandom) throws {
        guard plan.members > 0 else { return }
        let works = try Int64.fetchAll(db, sql: "SELECT number FROM work WHERE is_gone = 0 ORDER BY number LIMIT 5000")
        try writeReviews(&random)
        try writeMarks(works, &random)
        try writeWatched(works, &random)
    }

    /// Reviews follow votes: who writes has voted.
    private func writeReviews(_ random: inout DemoRandom) throws {
        let votes = try Int.fetchOne(db, sql: "SELECT max(number) FROM vote") ?? 0
        guard votes > 0 else { return }
        let vote = try db.makeStatement(
            sql: "SELECT character, profile, voter_type, voted_at FROM vote WHERE number >= ? ORDER BY number LIMIT 1")
        let review = try db.makeStatement(
            sql: """
                INSERT INTO review (character, profile, author_type, text, is_spoiler, written_at) VALUES (?, ?, ?, ?, ?, ?)
                """)
        let like = try db.makeStatement(
            sql: "INSERT OR IGNORE INTO review_like (review, profile, liked_at) VALUES (?, ?, ?)")
        let comment = try db.makeStatement(
            sql: """
                INSERT INTO comment (review, profile, author_type, text, is_spoiler, written_at) VALUES (?, ?, ?, ?, 0, ?)
                """)
        for _ in 0..<min(2 * plan.members, 20_000) {
            guard let row = try Row.fetchOne(vote, arguments: [1 + random.below(votes)]) else { continue }
            let voted: Int64 = row["voted_at"]
            let at = min(plan.now, voted + Int64(random.below(3 * 86_400)))
            try review.execute(arguments: [
                row["character"] as Int64, row["profile"] as String, row["voter_type"] as Int?,
                random.one(of: DemoNames.reviews), random.chance(10), at,
            ])
            let number = db.lastInsertedRowID
            for _ in 0..<random.below(4) {
                try like.execute(arguments: [number, DemoPeople.id(random.below(plan.members)), at + 60])
            }
            for _ in 0..<random.below(3) {
                let other = random.below(plan.members)
                try comment.execute(arguments: [
                    number, DemoPeople.id(other), DemoPeople.type(other, seed: plan.seed),
                    random.one(of: DemoNames.comments), at + 120,
                ])
            }
        }
        // Nobody reads these inboxes.
        try db.execute(sql: "DELETE FROM inbox_item")
    }

    private func writeMarks(_ works: [Int64], _ random: inout DemoRandom) throws {
        guard !works.isEmpty else { return }
        let wish = try db.makeStatement(
            sql: "INSERT OR IGNORE INTO wish (work, profile, type, wished_at) VALUES (?, ?, ?, ?)")
        let thumb = try db.makeStatement(
            sql: "INSERT OR IGNORE INTO thumb (work, profile, type, thumb, said_at) VALUES (?, ?, ?, ?, ?)")
        for number in 0..<min(plan.members, 50_000) {
            let type = DemoPeople.type(number, seed: plan.seed)
            for _ in 0..<random.below(6) {
                let at = plan.now - Int64(random.below(300 * 86_400))
                try wish.execute(arguments: [random.one(of: works), DemoPeople.id(number), type, at])
                try thumb.execute(arguments: [
                    random.one(of: works), DemoPeople.id(number), type, random.chance(75) ? 1 : -1, at,
                ])
            }
        }
    }

    /// A few films of a year each, most of them liked.
    private func writeWatched(_ works: [Int64], _ random: inout DemoRandom) throws {
        guard !works.isEmpty else { return }
        let watched = try db.makeStatement(
            sql: "INSERT INTO watched (profile, work, watched_at, rating) VALUES (?, ?, ?, ?)")
        for number in 0..<min(plan.members, 20_000) {
            for _ in 0..<random.below(8) {
                try watched.execute(arguments: [
                    DemoPeople.id(number), random.one(of: works), plan.now - Int64(random.below(365 * 86_400)),
                    random.chance(80) ? 4 + random.below(7) : nil,
                ])
            }
        }
    }
}
