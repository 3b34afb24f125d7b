/// Recommends a variety of drinks that match the member's taste, that the bar can make and that are new.
///
/// score = 0.5 taste + 0.35 coverage by the bar + 0.15 novelty, each 0…1, then maximal marginal relevance with λ 0.7
/// (`Diversifier`). Without evidence it is a cold start (`ColdStart`). A drink with more negative than positive
/// evidence is never recommended. Ties are resolved by id; the same input always gives the same result.
package struct Recommender: Sendable {
    package let space: DrinkSpace

    package init(_ space: DrinkSpace) {
        self.space = space
    }

    /// Returns at most `limit` drinks, best first.
    package func recommend(
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
        if profile.isEmpty {
            picked = ColdStart(space: space, bar: coverage).pick(limit, mask: mask)
        } else {
            let scores = mask.indices.map { mask[$0] ? score($0).total : 0 }
            var diversifier = Diversifier(space, scores: scores, mask: mask)
            picked = diversifier.pick(limit)
        }
        let finder = ReasonFinder(profile, bar: coverage)
        return picked.map { place in
            Recommendation(drink: space.ids[place], score: score(place), reasons: finder.reasons(for: place))
        }
    }

    /// Returns the scores of drinks, ignoring variety; drinks outside the space are left out.
    package func scores(
        of ids: some Sequence<Identifier<Drink>>, for evidence: TasteEvidence, bar: MakeableIndex? = nil
    ) -> [Identifier<Drink>: RecommendationScore] {
        let profile = TasteProfile(evidence, in: space)
        let coverage = bar.map { BarCoverage($0, over: space) }
        var scores: [Identifier<Drink>: RecommendationScore] = [:]
        for id in ids {
            guard let place = space.places[id].map(Int.init) else { continue }
            scores[id] = RecommendationScore(
                taste: (1 + profile.cosine(atPlace: place)) / 2, coverage: coverage?.coverage(atPlace: place) ?? 0,
                novelty: evidence[id].novelty)
        }
        return scores
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
