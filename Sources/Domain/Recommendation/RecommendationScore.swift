/// What a drink is worth to a member now, and of what that is made.
public struct RecommendationScore: Hashable, Sendable {
    /// What taste counts for.
    public static let tasteWeight = 0.5
    /// What the bar counts for.
    public static let coverageWeight = 0.35
    /// What newness counts for.
    public static let noveltyWeight = 0.15

    /// How near it is to the member's taste, 0…1: (1 + cosine) / 2, so ½ where taste says nothing.
    public let taste: Double
    /// The part of the required ingredients that the bar meets, 0…1; 0 without a bar.
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
