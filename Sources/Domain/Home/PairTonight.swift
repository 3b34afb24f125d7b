/// Pairs a drink with a work: the best connection among those that suit the member best.
struct PairTonight {
    struct Pair {
        let drink: Int
        let work: Int
        let pairing: TonightPairing?
        /// Whether the work is for families, and the drink not light.
        let isTooStrong: Bool
    }

    /// The cost of each place further down a list.
    private static let step = 0.12
    /// The share of chance, so that evenings differ.
    private static let chance = 0.3
    /// The cost of a festive drink beside a grave work, more than any connection is worth.
    private static let offence = 3.0
    /// The cost of each recent use of a connection.
    private static let repetition = 0.6

    let evening: PairingEvening
    let taste: EveningTaste
    /// The connections of the last days and of today's earlier suggestions.
    var lately: [TonightPairing] = []
    /// The connections of the last evening and of today, which must not be repeated.
    var latest: Set<TonightPairing> = []
    let seed: UInt64

    /// Returns the pair's places in both lists, sorted by fit; nil if one is empty. Too strong only if every pair is.
    func choose(_ drinks: [DrinkDescription], _ works: [Work]) -> Pair? {
        guard !drinks.isEmpty, !works.isEmpty else { return nil }
        var best: (pair: Pair, score: Double)?
        for (drinkPlace, drink) in drinks.enumerated() {
            for (workPlace, work) in works.enumerated() {
                let cost = Self.step * Double(drinkPlace + workPlace)
                let isOffence = work.isGrave && drink.isFestive
                let found = isOffence ? nil : join(drink, work)
                let score = (found?.score ?? 0) - cost - (isOffence ? Self.offence : 0)
                let isTooStrong = work.isForFamilies && !drink.isLight
                let isBetter =
                    best.map { $0.pair.isTooStrong == isTooStrong ? score > $0.score : !isTooStrong } ?? true
                guard isBetter else { continue }
                let pair = Pair(
                    drink: drinkPlace, work: workPlace, pairing: found?.pairing, isTooStrong: isTooStrong)
                best = (pair, score)
            }
        }
        return best?.pair
    }

    private func join(_ drink: DrinkDescription, _ work: Work) -> (pairing: TonightPairing, score: Double)? {
        var pairings = PairingRule.allCases.filter { $0.joins(drink, work, on: evening) }.map(TonightPairing.rule)
        let decade = work.year / 10 * 10
        if let year = drink.drink.year, year / 10 * 10 == decade { pairings.append(.decade(decade)) }
        pairings.removeAll(where: latest.contains)
        return pairings.map { ($0, score(of: $0)) }.max { $0.1 < $1.1 }
    }

    private func score(of pairing: TonightPairing) -> Double {
        let repeated = Self.repetition * Double(lately.count { $0 == pairing })
        return pairing.theme.weight + taste.liking(of: pairing) + Self.chance * pairing.code.unitHash(seed) - repeated
    }
}

extension Work {
    /// Whether children may be watching. If the rating is unknown, genres and kind decide.
    var isForFamilies: Bool {
        if let ageRating { return ageRating.lowercased() == "all" }
        return genres.contains("family") || (kind.isAnimated && PairingRule.grim.isDisjoint(with: genres))
    }

    /// Whether the work is about what war does to people.
    var isGrave: Bool {
        genres.contains("war") && genres.contains("drama") && ["comedy", "fantasy"].allSatisfy { !genres.contains($0) }
    }
}

extension Work {
    /// Whether the work spoils a festive evening: horror, a serious war film, or a tragedy of crime or history.
    var isHeavy: Bool {
        if genres.contains("horror") || isGrave { return true }
        let isCheerful = ["comedy", "family", "fantasy", "music", "romance"].contains { genres.contains($0) }
        return genres.contains("drama") && !isCheerful
            && ["crime", "historical", "thriller", "war"].contains { genres.contains($0) }
    }
}

extension LocalDay {
    /// Whether the evening is one of Christmas, the turn of the year or Valentine's Day. Lunar holidays are left out.
    var isFestive: Bool { [1_224, 1_225, 1_231, 101, 214].contains(month * 100 + day) }
}

extension DrinkDescription {
    /// Whether the drink has little or no alcohol; one of unknown strength may have much.
    var isLight: Bool {
        let estimate = bottleEstimate ?? estimate
        let band = BarStatistics.StrengthBand(strength: estimate.strength, basis: estimate.basis)
        return band == .none || band == .light
    }

    var isFestive: Bool { !PairingRule.festive.isDisjoint(with: drink.tags) }
}
