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
