/// Pairs a drink with a work: the two that have most to do with each other, among those that suit the member best.
struct PairTonight {
    /// A drink and a work that were chosen for each other.
    struct Pair {
        let drink: Int
        let work: Int
        /// Nil where nothing joins them.
        let pairing: TonightPairing?
    }

    /// So much a place further down a list costs.
    private static let step = 0.12
    /// So much is left to chance, so that no evening is like the one before.
    private static let chance = 0.3

    let evening: PairingEvening
    let taste: EveningTaste
    let seed: UInt64

    /// Places in both lists, which begin with what suits best; nil where one of them is empty.
    func choose(_ drinks: [DrinkDescription], _ works: [Work]) -> Pair? {
        guard !drinks.isEmpty, !works.isEmpty else { return nil }
        var best: (pair: Pair, score: Double)?
        for (drinkPlace, drink) in drinks.enumerated() {
            for (workPlace, work) in works.enumerated() {
                let cost = Self.step * Double(drinkPlace + workPlace)
                let found = join(drink, work)
                let score = (found?.score ?? 0) - cost
                if score > best?.score ?? -.infinity {
                    best = (Pair(drink: drinkPlace, work: workPlace, pairing: found?.pairing), score)
                }
            }
        }
        return best?.pair
    }

    /// What joins the two best.
    private func join(_ drink: DrinkDescription, _ work: Work) -> (pairing: TonightPairing, score: Double)? {
        var pairings = PairingRule.allCases.filter { $0.joins(drink, work, on: evening) }.map(TonightPairing.rule)
        let decade = work.year / 10 * 10
        if let year = drink.drink.year, year / 10 * 10 == decade { pairings.append(.decade(decade)) }
        return pairings.map { ($0, score(of: $0)) }.max { $0.1 < $1.1 }
    }

    private func score(of pairing: TonightPairing) -> Double {
        let mixed = pairing.code.utf8.reduce(seed ^ 0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let dice = Double(mixed >> 40) / Double(1 << 24)
        return pairing.theme.weight + taste.liking(of: pairing) + Self.chance * dice
    }
}
