package struct BarPreferences: Hashable, Sendable {
    /// Always available and never counted, in addition to the catalogue's staples.
    package var staples: Set<Identifier<Ingredient>>
    /// The member's own substitutions, in order.
    package var substitutions: [Substitution]

    package init(staples: Set<Identifier<Ingredient>> = [], substitutions: [Substitution] = []) {
        self.staples = staples
        self.substitutions = substitutions
    }
}
