/// Where a flow through the bar may begin.
public enum BarDestination: Hashable, Sendable {
    /// The shelf.
    case shelf
    /// What can be made now.
    case makeable
    /// Drinks that lack one thing, by that thing.
    case oneAway
    /// What to buy next.
    case buyNext
}
