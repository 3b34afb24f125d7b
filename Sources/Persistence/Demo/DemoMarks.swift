import Domain
import GRDB

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
