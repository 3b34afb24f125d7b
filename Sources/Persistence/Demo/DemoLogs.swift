import Domain
import GRDB

/// Writes a year of films watched, with characters a member voted on and not long before, and of drinks made.
struct DemoLogs {
    /// A drink with its grams of ethanol.
    typealias Pour = (id: String, ethanol: Double)

    /// The maximum number of votes that lead to a watched film.
    private static let mostVotes = 40_000
    private static let mostMakers = 20_000

    let db: Database
    let plan: DemoPlan
    let pours: [Pour]

    func write(_ random: inout DemoRandom) throws {
        try writeWatched(&random)
        guard !pours.isEmpty else { return }
        for number in 0..<min(plan.members, Self.mostMakers) {
            let favourite = random.below(pours.count)
            try writeMade(
                by: DemoPeople.id(number), DemoPeople.language(number, seed: plan.seed), count: random.below(9),
                in: 364, favourite: favourite, &random)
        }
    }

    private func writeWatched(_ random: inout DemoRandom) throws {
        let watched = try db.insertion("watched", "profile, work, watched_at, rating, note, drink")
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT vote.profile, character.work, min(vote.voted_at) AS voted_at
                FROM (SELECT * FROM vote ORDER BY number LIMIT ?) AS vote
                CROSS JOIN character ON character.number = vote.character
                WHERE vote.profile IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
                """, arguments: [Self.mostVotes])
        for row in rows where random.chance(40) {
            let profile: String = row["profile"]
            let language = DemoPeople.number(profile).map { DemoPeople.language($0, seed: plan.seed) }
            let note = language.flatMap { random.chance(12) ? random.one(of: DemoSentences.watched($0)) : nil }
            let drink = pours.isEmpty || !random.chance(20) ? nil : random.one(of: pours).id
            try watched.execute(arguments: [
                profile, row["work"] as Int64, (row["voted_at"] as Int64) - Int64(1_800 + random.below(86_400)),
                random.chance(85) ? Self.rating(&random) : nil, note, drink,
            ])
        }
    }

    func drink(_ random: inout DemoRandom) -> String? { pours.isEmpty ? nil : random.one(of: pours).id }

    func writeMade(
        by profile: String, _ language: Language, count: Int, in days: Int, favourite: Int, _ random: inout DemoRandom
    ) throws {
        guard !pours.isEmpty else { return }
        let made = try db.insertion("made", "profile, drink, made_at, servings, rating, note, ethanol")
        for _ in 0..<count {
            let isFavourite = random.chance(35)
            let pour = pours[isFavourite ? favourite : random.below(pours.count)]
            let servings = random.chance(85) ? 1.0 : 2.0
            let rating = random.chance(70) ? min(10, Self.rating(&random) + (isFavourite ? 2 : 0)) : nil
            let note = random.chance(12) ? random.one(of: DemoSentences.made(language)) : nil
            try made.execute(arguments: [
                profile, pour.id, plan.now - Int64(3_600 + random.below(days * 86_400)), servings, rating, note,
                pour.ethanol * servings,
            ])
        }
    }

    /// A rating in half stars; most people like most of what they choose.
    static func rating(_ random: inout DemoRandom) -> Int { 3 + random.below(4) + random.below(4) + random.below(2) }
}
