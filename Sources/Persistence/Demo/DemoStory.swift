import Domain
import GRDB

struct DemoStory {
    private static let me = Profile.localID.rawValue
    private static let type = "INFJ"
    /// The number of characters dug; the first `streak` of them one per day.
    private static let digs = 72
    private static let streak = 12
    /// The day of the streak without a dig.
    private static let missed = 6
    /// The days before the demo was made on which a film was watched.
    private static let diary = [2, 5, 9, 13, 17, 22]
    private static let unread = 9
    private static let bottles = [
        "gin", "campari", "sweet-vermouth", "dry-vermouth", "bourbon", "white-rum", "triple-sec", "angostura-bitters",
        "lemon", "lime", "simple-syrup", "soda-water", "tonic-water", "coffee-liqueur", "vodka",
    ]
    private static let tried = ["daiquiri", "margarita", "mojito", "old-fashioned", "gin-and-tonic", "tom-collins"]
    private static let saved = ["last-word", "penicillin", "bees-knees", "aviation"]

    let db: Database
    let plan: DemoPlan

    /// Must run before the sums are computed.
    func writeVotes(_ random: inout DemoRandom) throws {
        guard plan.hasStory else { return }
        try db.execute(
            sql: """
                INSERT INTO member (profile, type) VALUES (?1, ?2)
                ON CONFLICT DO UPDATE SET type = excluded.type
                """, arguments: [Self.me, Self.type])
        let leads = try Row.fetchAll(
            db,
            sql: """
                SELECT number, guess FROM character
                WHERE is_gone = 0 AND is_lead = 1 AND guess IS NOT NULL ORDER BY number
                """)
        let insert = try db.insertion("vote", "character, profile, type, voter_type, voted_at")
        let own = (try? MBTI(text: Self.type))?.code
        // Mostly of the best known works, which come first.
        let order = ShuffledNumbers(upTo: Int64(leads.count), seed: plan.seed &+ 17, group: 128)
        let chosen = (0..<order.count).map { Int(order.number(at: $0)) }.filter(leads.indices.contains)
            .prefix(Self.digs)
        for (place, lead) in chosen.enumerated() {
            let day = place < Self.streak ? place + 1 + (place + 1 >= Self.missed ? 1 : 0) : 16 + random.below(340)
            var type: Int = leads[lead]["guess"]
            for bit in [8, 4, 2, 1] where random.chance(14) { type ^= bit }
            // Leans towards N more than the others.
            if random.chance(30) { type &= ~4 }
            try insert.execute(arguments: [
                leads[lead]["number"] as Int64, Self.me, type, own, moment(day, &random),
            ])
        }
    }

    /// Must run after `writeVotes`; the films follow the votes.
    func writeRest(_ logs: DemoLogs, _ random: inout DemoRandom) throws {
        guard plan.hasStory else { return }
        try logs.writeMade(by: Self.me, .english, count: 40, in: 364, favourite: 0, &random)
        try logs.writeMade(by: Self.me, .english, count: 9, in: 20, favourite: 0, &random)
        let texts = { (ids: [String]) in ids.map { "'\($0)'" }.joined(separator: ", ") }
        try db.execute(
            sql: """
                INSERT OR IGNORE INTO bottle (profile, ingredient, level)
                SELECT ?1, id, 1 + number % 3 FROM ingredient WHERE id IN (\(texts(Self.bottles)));
                """, arguments: [Self.me])
        for (mark, ids) in [("tried", Self.tried), ("saved", Self.saved)] {
            try db.execute(
                sql: """
                    INSERT OR IGNORE INTO drink_mark (profile, drink, mark, marked_at)
                    SELECT ?1, id, ?2, ?3 - 86400 * (number % 90) FROM drink WHERE id IN (\(texts(ids)))
                    """, arguments: [Self.me, mark, plan.now])
        }
        try writeDiary(logs, &random)
        try writeWishes(&random)
        try DemoReviews(db, plan).writeOwn(by: Self.me, &random)
        try arrangeInbox()
    }

    /// Numbers the inbox by time, as news arrive, and leaves only the latest unread: at least one comment among them.
    private func arrangeInbox() throws {
        func numbers(_ order: String) throws -> [Int64] {
            try Int64.fetchAll(db, "SELECT number FROM inbox_item WHERE profile = ? ORDER BY \(order)", [Self.me])
        }
        let move = try db.makeStatement(sql: "UPDATE inbox_item SET number = ? WHERE number = ?")
        let (places, byTime) = (try numbers("number"), try numbers("at, number"))
        for (place, number) in zip(places, byTime) { try move.execute(arguments: [-place, number]) }
        for place in places { try move.execute(arguments: [place, -place]) }
        try db.execute(
            sql: """
                UPDATE inbox_item SET is_read = 1 WHERE profile = ?1 AND at < (
                    SELECT min(at) FROM (
                        SELECT at FROM (SELECT at FROM inbox_item WHERE profile = ?1 ORDER BY at DESC LIMIT ?2)
                        UNION ALL SELECT max(at) FROM inbox_item WHERE profile = ?1 AND kind = 'comment'))
                """, arguments: [Self.me, Self.unread])
    }

    /// Writes the films of the last weeks with a rating, a note and a drink; every third is a rewatch.
    private func writeDiary(_ logs: DemoLogs, _ random: inout DemoRandom) throws {
        let films = try Int64.fetchAll(
            db,
            sql: """
                SELECT character.work FROM vote CROSS JOIN character ON character.number = vote.character
                CROSS JOIN work ON work.number = character.work
                WHERE vote.profile = ? AND work.kind IN ('film', 'animation')
                GROUP BY character.work ORDER BY character.work LIMIT ?
                """, arguments: [Self.me, Self.diary.count])
        for (place, (film, day)) in zip(films, Self.diary).enumerated() {
            try db.insert(
                "watched", "profile, work, watched_at, rating, note, drink, is_rewatch",
                [
                    Self.me, film, moment(day, &random), 6 + random.below(5),
                    random.chance(60) ? random.one(of: DemoSentences.watched(.english)) : nil, logs.drink(&random),
                    place % 3 == 2 ? 1 : nil,
                ])
        }
    }

    private func writeWishes(_ random: inout DemoRandom) throws {
        let works = try Int64.fetchAll(
            db,
            sql: """
                SELECT number FROM work WHERE is_gone = 0 AND NOT EXISTS (
                    SELECT 1 FROM watched WHERE watched.profile = ? AND watched.work = work.number)
                ORDER BY number LIMIT 120
                """, arguments: [Self.me])
        guard !works.isEmpty else { return }
        let own = (try? MBTI(text: Self.type))?.code
        for _ in 0..<9 {
            try db.insert(
                "wish", "work, profile, type, wished_at",
                [random.one(of: works), Self.me, own, moment(random.below(200), &random)], or: .ignore)
        }
    }

    /// A number of days before the demo was made, at about the same time of day.
    private func moment(_ day: Int, _ random: inout DemoRandom) -> Int64 {
        min(plan.now, plan.now - Int64(day) * 86_400 + Int64(random.below(7_200)) - 3_600)
    }
}
