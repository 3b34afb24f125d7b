/// A drink with all the names it answers to.
public struct NamedDrink: Hashable, Sendable {
    /// What lists show of it.
    public let summary: DrinkSummary
    /// Its other names, in any language.
    public let aliases: [String]

    /// Makes it.
    public init(summary: DrinkSummary, aliases: [String]) {
        self.summary = summary
        self.aliases = aliases
    }
}
