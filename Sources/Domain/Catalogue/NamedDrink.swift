package struct NamedDrink: Hashable, Sendable {
    package let summary: DrinkSummary
    /// In all languages.
    package let aliases: [String]

    package init(summary: DrinkSummary, aliases: [String]) {
        self.summary = summary
        self.aliases = aliases
    }
}
