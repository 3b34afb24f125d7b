/// A member's settings for the bar, beyond its bottles.
package struct BarPreferences: Hashable, Sendable {
    /// Always at hand and never counted, in addition to the catalogue's staples.
    package var staples: Set<Identifier<Ingredient>>
    /// The member's own substitutions, in order.
    package var substitutions: [Substitution]

    /// Empty by default.
    package init(staples: Set<Identifier<Ingredient>> = [], substitutions: [Substitution] = []) {
        self.staples = staples
        self.substitutions = substitutions
    }
}
