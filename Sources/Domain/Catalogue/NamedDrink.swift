package struct NamedDrink: Hashable, Sendable {
    /// What lists show of it.
    package let summary: DrinkSummary
    /// In any language.
    package let aliases: [String]

    package init(summary: DrinkSummary, aliases: [String]) {
        self.summary = summary
        self.aliases = aliases
    }
}
