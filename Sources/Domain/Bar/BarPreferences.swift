/// A member's settings for the bar, beyond its bottles.
public struct BarPreferences: Hashable, Sendable {
    /// Always at hand and never counted, in addition to the catalogue's staples.
    public var staples: Set<Identifier<Ingredient>>
    /// The member's own substitutions, in order.
    public var substitutions: [Substitution]

    /// Empty by default.
    public init(staples: Set<Identifier<Ingredient>> = [], substitutions: [Substitution] = []) {
        self.staples = staples
        self.substitutions = substitutions
    }
}
