/// What a member says about the bar beyond its bottles.
public struct BarPreferences: Hashable, Sendable {
    /// What the member always has and never counts, beside the catalogue's staples.
    public var staples: Set<Identifier<Ingredient>>
    /// What the member lets stand in for what, in order.
    public var substitutions: [Substitution]

    /// Makes preferences; nothing named is none.
    public init(staples: Set<Identifier<Ingredient>> = [], substitutions: [Substitution] = []) {
        self.staples = staples
        self.substitutions = substitutions
    }
}
