package struct Recommendation: Hashable, Sendable, Identifiable {
    package let drink: Identifier<Drink>
    package let score: RecommendationScore
    /// The resemblances, strongest basis first, or a cold start; then the bar. Empty without a resemblance and a bar.
    package let reasons: [RecommendationReason]

    package init(drink: Identifier<Drink>, score: RecommendationScore, reasons: [RecommendationReason]) {
        self.drink = drink
        self.score = score
        self.reasons = reasons
    }

    package var id: Identifier<Drink> { drink }
}

package struct RecommendationScore: Hashable, Sendable {
    package static let tasteWeight = 0.5
    package static let coverageWeight = 0.35
    package static let noveltyWeight = 0.15

    /// The match with the member's taste, 0…1: (1 + cosine) / 2, so ½ if the taste is unknown.
    package let taste: Double
    /// The share of required ingredients in the bar, 0…1; 0 without a bar.
    package let coverage: Double
    /// How new it is to the member, 0…1 (`DrinkEvidence.novelty`).
    package let novelty: Double

    package init(taste: Double, coverage: Double, novelty: Double) {
        self.taste = taste
        self.coverage = coverage
        self.novelty = novelty
    }

    /// 0.5 taste + 0.35 coverage + 0.15 novelty, 0…1 (the specification's weights).
    package var total: Double {
        Self.tasteWeight * taste + Self.coverageWeight * coverage + Self.noveltyWeight * novelty
    }
}

/// A reason for a recommendation as data; a formatter turns it into text ("gin and lime like 3 you loved; you have all
/// but lime").
package enum RecommendationReason: Hashable, Sendable {
    case resembles(Resemblance)
    case coldStart(Popularity)
    case bar(BarReach)
}
