/// Where a flow through the bar may begin.
public enum BarDestination: Hashable, Sendable {
    /// The shelf.
    case shelf
    /// What can be made now.
    case makeable
}
