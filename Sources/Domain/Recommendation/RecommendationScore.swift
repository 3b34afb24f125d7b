/// The value of a drink for a member now, and its components.
public struct RecommendationScore: Hashable, Sendable {
    /// What taste counts for.
    public static let tasteWeight = 0.5
    /// The weight of coverage by the bar.
    public static let coverageWeight = 0.35
    /// The weight of novelty.
    public static let noveltyWeight = 0.15

    /// How well it matches the member's taste, 0…1: (1 + cosine) / 2, so ½ if the taste is unknown.
    public let taste: Double
    /// The share of required ingredients in the bar, 0…1; 0 without a bar.
    public let coverage: Double
    /// How new it is to the member, 0…1 (`DrinkEvidence.novelty`).
    public let novelty: Double

    /// Memberwise.
    public init(taste: Double, coverage: Double, novelty: Double) {
        self.taste = taste
        self.coverage = coverage
        self.novelty = novelty
    }

    /// 0.5 taste + 0.35 coverage + 0.15 novelty, 0…1 (the specification's weights).
    public var total: Double {
        Self.tasteWeight * taste + Self.coverageWeight * coverage + Self.noveltyWeight * novelty
    }
}
