/// Where a flow through the bar may begin.
public enum BarDestination: Hashable, Sendable {
    /// The shelf.
    case shelf
    /// The commonest bottles as a list to tick.
    case inAMinute
    /// What can be made now.
    case makeable
    /// Drinks that lack one thing, by that thing.
    case oneAway
    /// What to buy next.
    case buyNext
    /// Opened bottles that are near their end, with their drinks.
    case useUp
    /// The shopping list.
    case shopping
    /// What was made.
    case log
    /// The party: menu, totals, queue.
    case party
    /// Syrups, super juice, batches.
    case calculators
    /// What log and bar add up to.
    case statistics
    /// What the member always has, and lets stand in for what.
    case staples
}
