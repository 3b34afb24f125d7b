/// Recommends a variety of drinks that match the member's taste, that the bar can make and that are new.
///
/// score = 0.5 taste + 0.35 coverage by the bar + 0.15 novelty, each 0…1, then maximal marginal relevance with λ 0.7
/// (`Diversifier`); of about equal ones the drink that is called for more often. Without evidence it is a cold start
/// (`ColdStart`). A drink with more negative than positive evidence is never recommended. Ties are resolved by id; the
/// same input always gives the same result.
package struct Recommender: Sendable {
    package let space: DrinkSpace

    /// The most that being called for adds to a score: enough to decide between drinks that match about as well.
    private static let askedWeight = 0.04

    package init(_ space: DrinkSpace) { self.space = space }

    /// Returns at most `limit` drinks, best first.
    func recommend(
        _ limit: Int, for evidence: TasteEvidence, bar: MakeableIndex? = nil,
        options: RecommendationOptions = RecommendationOptions()
    ) -> [Recommendation] {
        guard limit > 0 else { return [] }
        let profile = TasteProfile(evidence, in: space)
        let coverage = bar.map { BarCoverage($0, over: space) }
        let novelty = novelty(evidence)
        var mask = options.mask(of: space)
        for (place, weight) in profile.known where weight < 0 { mask[place] = false }
        func score(_ place: Int) -> RecommendationScore {
            RecommendationScore(
                taste: (1 + profile.cosine(atPlace: place)) / 2, coverage: coverage?.coverage(atPlace: place) ?? 0,
                novelty: novelty[place] ?? 1)
        }
        let picked: [Int]
        if !options.kept.isEmpty {
            picked = options.kept.prefix(limit).compactMap { space.places[$0].map(Int.init) }
        } else if profile.isEmpty {
            picked = ColdStart(space: space, bar: coverage).pick(limit, mask: mask)
        } else {
            let scores = mask.indices.map { place in
                mask[place] ? score(place).total + Self.askedWeight * Double(space.popularity[place].asked) / 100 : 0
            }
            var diversifier = Diversifier(space, scores: scores, mask: mask)
            picked = diversifier.pick(limit)
        }
        let finder = ReasonFinder(profile, bar: coverage)
        return picked.map { place in
            Recommendation(drink: space.ids[place], score: score(place), reasons: finder.reasons(for: place))
        }
    }

    /// Returns the novelty of the drinks with evidence, by place; all others are new.
    private func novelty(_ evidence: TasteEvidence) -> [Int: Double] {
        var novelty: [Int: Double] = [:]
        for (id, entry) in evidence.drinks {
            if let place = space.places[id] { novelty[Int(place)] = entry.novelty }
        }
        return novelty
    }
}

/// Recommends drinks without any knowledge of the member's taste. Drinks that lack the fewest ingredients come first,
/// then the better known, then by id. Without a bar, the best known come first. Of any five in a row at most two share
/// base and technique, if drinks that lack equally many ingredients allow it: makeability outranks variety.
struct ColdStart {
    let space: DrinkSpace
    let bar: BarCoverage?

    func pick(_ limit: Int, mask: [Bool]) -> [Int] {
        var order: [(away: Int, rank: Int, place: Int)] = []
        for place in mask.indices where mask[place] {
            order.append((bar.map { $0.away(atPlace: place) ?? .max } ?? 0, -space.popularity[place].rank, place))
        }
        order.sort { $0 < $1 }
        var isPicked = [Bool](repeating: false, count: order.count)
        var picked: [Int] = []
        var start = 0
        while picked.count < limit && start < order.count {
            guard !isPicked[start] else {
                start += 1
                continue
            }
            let other = order.indices[start...].prefix { order[$0].away == order[start].away }
                .first { !isPicked[$0] && !Diversifier.isCrowded(order[$0].place, after: picked, in: space) }
            let next = other ?? start
            isPicked[next] = true
            picked.append(order[next].place)
        }
        return picked
    }
}

/// How well known a drink is: how often it is called for, then its group in the IBA's list, then the tag for classics.
package struct Popularity: Hashable, Sendable, Comparable {
    package static let classicTag: Identifier<Tag> = "classic"

    /// Nil for drinks outside the IBA's list.
    package let iba: IBAGroup?
    package let isClassic: Bool
    /// See `Drink.asked`; 0 if unknown.
    package let asked: Int

    package init(iba: IBAGroup?, isClassic: Bool, asked: Int = 0) {
        self.iba = iba
        self.isClassic = isClassic
        self.asked = asked
    }

    package init(_ drink: Drink) {
        self.init(iba: drink.iba, isClassic: drink.tags.contains(Self.classicTag), asked: drink.asked ?? 0)
    }

    /// Whether most bars pour it every evening.
    package var isEverywhere: Bool { asked >= 70 }

    /// 0 for an unlisted drink that nobody calls for, and up.
    package var rank: Int {
        let group =
            switch iba {
            case .unforgettables: 3
            case .contemporary: 2
            case .newEra: 1
            case nil: 0
            }
        return asked * 8 + group * 2 + (isClassic ? 1 : 0)
    }

    package static func < (left: Popularity, right: Popularity) -> Bool { left.rank < right.rank }
}
