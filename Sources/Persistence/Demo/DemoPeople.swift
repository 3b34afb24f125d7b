import Domain
import GRDB

/// Writes the members of a demo. One in twelve has no type; two of three show their votes.
struct DemoPeople {
    let db: Database
    let plan: DemoPlan

    static func id(_ number: Int) -> String { "demo-\(number)" }

    static func type(_ number: Int, seed: UInt64) -> Int? {
        var random = DemoRandom(seed: seed &+ UInt64(number) &* 0x51_7CC1)
        let code = random.below(16)
        return random.below(12) == 0 ? nil : code
    }

    static func language(_ number: Int, seed: UInt64) -> Language {
        var random = DemoRandom(seed: seed &+ UInt64(number) &* 0xB4_2E5D)
        return random.chance(50) ? .english : .korean
    }

    static func number(_ id: String) -> Int? { id.hasPrefix("demo-") ? Int(id.dropFirst("demo-".count)) : nil }

    func write(_ random: inout DemoRandom) throws {
        try ProfileRows.ensureLocal(nickname: "demo", db)
        let profile = try db.insertion("profile", "id, nickname")
        let member = try db.insertion("member", "profile, type, nickname_key, shows_votes")
        for number in 0..<plan.members {
            let nickname = DemoNames.nickname(number)
            try profile.execute(arguments: [Self.id(number), nickname])
            let type = Self.type(number, seed: plan.seed).flatMap { MBTI(code: $0) }
            try member.execute(arguments: [Self.id(number), type?.text, nickname, number % 3 != 0])
        }
    }
}

/// Writes the wishes and likes of demo members, a few works each. Needs the triggers.
struct DemoMarks {
    let db: Database
    let plan: DemoPlan

    func write(_ random: inout DemoRandom) throws {
        let works = try Int64.fetchAll(db, "SELECT number FROM work WHERE is_gone = 0 ORDER BY number LIMIT 5000")
        guard plan.members > 0, !works.isEmpty else { return }
        let wish = try db.insertion("wish", "work, profile, type, wished_at", or: .ignore)
        let thumb = try db.insertion("thumb", "work, profile, type, thumb, said_at", or: .ignore)
        for number in 0..<min(plan.members, 50_000) {
            let type = DemoPeople.type(number, seed: plan.seed)
            for _ in 0..<random.below(6) {
                let at = plan.now - Int64(random.below(300 * 86_400))
                try wish.execute(arguments: [Self.known(works, &random), DemoPeople.id(number), type, at])
                try thumb.execute(arguments: [
                    Self.known(works, &random), DemoPeople.id(number), type, random.chance(75) ? 1 : -1, at,
                ])
            }
        }
    }

    /// Prefers the first works, which are the best known.
    private static func known(_ works: [Int64], _ random: inout DemoRandom) -> Int64 {
        works[random.below(random.below(works.count) + 1)]
    }
}
