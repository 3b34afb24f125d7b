/// A recommended drink, with its score and the reasons.
package struct Recommendation: Hashable, Sendable, Identifiable {
    package let drink: Identifier<Drink>
    /// What it is worth.
    package let score: RecommendationScore
    /// What it resembles, strongest basis first, or a cold start; then the bar. Empty without a resemblance and without
    /// a bar.
    package let reasons: [RecommendationReason]

    package init(drink: Identifier<Drink>, score: RecommendationScore, reasons: [RecommendationReason]) {
        self.drink = drink
        self.score = score
        self.reasons = reasons
    }

    /// The drink; it is recommended only once.
    package var id: Identifier<Drink> { drink }
}

/// The value of a drink for a member now, and its components.
package struct RecommendationScore: Hashable, Sendable {
    /// What taste counts for.
    package static let tasteWeight = 0.5
    /// The weight of coverage by the bar.
    package static let coverageWeight = 0.35
    package static let noveltyWeight = 0.15

    /// How well it matches the member's taste, 0…1: (1 + cosine) / 2, so ½ if the taste is unknown.
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

/// Why a drink is recommended, as data that a formatter puts into words ("gin and lime like 3 you loved; you have all
/// but lime").
package enum RecommendationReason: Hashable, Sendable {
    /// It resembles drinks the member likes.
    case resembles(Resemblance)
    /// The member's taste is unknown; the drink is this well known.
    case coldStart(Popularity)
    /// What the bar has of it and what it lacks.
    case bar(BarReach)
}
