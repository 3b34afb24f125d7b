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
    private static let bottles = [
        "gin", "campari", "sweet-vermouth", "dry-vermouth", "bourbon", "white-rum", "triple-sec", "angostura-bitters",
        "lemon", "lime", "simple-syrup", "soda-water", "tonic-water", "coffee-liqueur", "vodka",
    ]
    private static let tried = ["daiquiri", "margarita", "mojito", "old-fashioned", "gin-and-tonic", "tom-collins"]
    private static let saved = ["last-word", "penicillin", "bees-knees", "aviation"]

    private let db: Database
    private let plan: DemoPlan

    init(_ db: Database, _ plan: DemoPlan) {
        self.db = db
        self.plan = plan
    }

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
        let insert = try db.makeStatement(
            sql: "INSERT INTO vote (character, profile, type, voter_type, voted_at) VALUES (?, ?, ?, ?, ?)")
        let own = (try? MBTI(text: Self.type))?.code
        let order = ShuffledNumbers(upTo: Int64(leads.count), seed: plan.seed &+ 17)
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
        let works = try Int64.fetchAll(db, sql: "SELECT number FROM work WHERE is_gone = 0 ORDER BY number LIMIT 5000")
        guard !works.isEmpty else { return }
        let own = (try? MBTI(text: Self.type))?.code
        for _ in 0..<7 {
            try db.execute(
                sql: "INSERT OR IGNORE INTO wish (work, profile, type, wished_at) VALUES (?, ?, ?, ?)",
                arguments: [random.one(of: works), Self.me, own, moment(random.below(200), &random)])
        }
    }

    /// A number of days before the demo was made, at about the same time of day.
    private func moment(_ day: Int, _ random: inout DemoRandom) -> Int64 {
        min(plan.now, plan.now - Int64(day) * 86_400 + Int64(random.below(7_200)) - 3_600)
    }
}
