import Domain
import GRDB

/// Writes the votes of a demo.
///
/// Votes fall along a curve: the first lead of the best known work gets most, the other leads of a work about half of
/// the first's, all others a few. Works have the order of the catalogue, shuffled a little. The voters of a
/// character are a walk over the members that visits nobody twice, so that each votes once. About two characters in
/// three have one contested axis on which voters see themselves; on the other axes most agree.
struct DemoVotes {
    let db: Database
    let plan: DemoPlan

    func write(_ random: inout DemoRandom) throws {
        guard plan.members > 0, plan.votes > 0 else { return }
        let cast = try Row.fetchAll(
            db,
            sql: """
                SELECT number, guess, is_lead, work FROM character WHERE is_gone = 0
                ORDER BY work, is_lead DESC, position, number
                """)
        let ranked = Self.ranked(cast, seed: plan.seed)
        let counts = Self.counts(ranked.map(\.weight), votes: plan.votes, members: plan.members)
        let voters = (0..<plan.members).map(DemoPeople.id)
        let types = (0..<plan.members).map { DemoPeople.type($0, seed: plan.seed) }
        let insert = try db.insertion("vote", "character, profile, type, voter_type, voted_at")
        for (rank, (row, _)) in ranked.enumerated() {
            let truth: Int = row[1] ?? random.below(16)
            let contested = random.chance(65) ? 1 << random.below(4) : 0
            let start = random.below(plan.members)
            let stride = Self.stride(random.below(plan.members), members: plan.members)
            for step in 0..<counts[rank] {
                let voter = (start + step * stride) % plan.members
                var type = truth
                for bit in [8, 4, 2, 1] {
                    if bit == contested, let own = types[voter] {
                        if random.chance(72) { type = type & ~bit | own & bit }
                    } else if random.chance(11) {
                        type ^= bit
                    }
                }
                let age = random.below(400 * 86_400) >> (random.chance(30) ? 5 : 0)
                try insert.execute(arguments: [
                    row[0] as Int64, voters[voter], type, types[voter], plan.now - Int64(age),
                ])
            }
        }
    }

    /// The characters with their weights, the heaviest first.
    private static func ranked(_ cast: [Row], seed: UInt64) -> [(row: Row, weight: Double)] {
        var works: [[Row]] = []
        for row in cast {
            if works.last?.first?["work"] == row["work"] as Int64 {
                works[works.count - 1].append(row)
            } else {
                works.append([row])
            }
        }
        let order = ShuffledNumbers(upTo: Int64(works.count), seed: seed, group: 8)
        let shuffled = (0..<order.count).map { Int(order.number(at: $0)) }.filter(works.indices.contains)
        let weighed = shuffled.enumerated().flatMap { rank, work in
            works[work].enumerated().map { place, row in
                let share =
                    place == 0 ? 1 : row["is_lead"] == 1 ? 0.45 / Double(place) : 0.06 / (1 + 0.1 * Double(place))
                return (row: row, weight: share / Double(rank + 6))
            }
        }
        return weighed.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element)
    }

    /// Votes by rank: `votes` in all at most, none above the number of members.
    static func counts(_ weights: [Double], votes: Int, members: Int) -> [Int] {
        let sum = weights.reduce(0, +)
        var counts = weights.map { min(members, Int(Double(votes) * $0 / sum)) }
        var rest = votes - counts.reduce(0, +)
        while rest > 0 {
            let open = counts.indices.filter { counts[$0] < members }.prefix(rest)
            if open.isEmpty { break }
            for place in open { counts[place] += 1 }
            rest -= open.count
        }
        return counts
    }

    /// A step coprime to the number of members, so that a walk visits each once before it repeats.
    private static func stride(_ wanted: Int, members: Int) -> Int {
        func divisor(_ left: Int, _ right: Int) -> Int { right == 0 ? left : divisor(right, left % right) }
        var stride = max(wanted, 1)
        while divisor(stride, members) != 1 { stride += 1 }
        return stride
    }
}
