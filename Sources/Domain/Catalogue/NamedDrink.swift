/// A drink with all its names.
public struct NamedDrink: Hashable, Sendable {
    /// What lists show of it.
    public let summary: DrinkSummary
    /// In any language.
    public let aliases: [String]

    /// Memberwise.
    public init(summary: DrinkSummary, aliases: [String]) {
        self.summary = summary
        self.aliases = aliases
    }
}
