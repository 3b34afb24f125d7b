/// A part of the bar that can be opened by name: `bar/shopping`.
public enum BarPlace: String, CaseIterable, Sendable {
    /// The commonest bottles as a list to tick.
    case minute
    /// Opened bottles that are near their end.
    case useUp = "use-up"
    /// The shopping list.
    case shopping
    /// What was made.
    case log
    /// The party: menu, what it takes, queue.
    case party
    /// Syrups, super juice, batches.
    case calculators
    /// What log and bar add up to.
    case statistics
    /// What the member always has, and what stands in for what.
    case staples
}
