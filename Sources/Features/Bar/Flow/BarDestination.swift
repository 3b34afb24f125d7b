public import FeatureKit

/// Where a flow through the bar may begin.
public enum BarDestination: String, CaseIterable, Destination {
    /// The shelf.
    case shelf = "bar"
    /// The commonest bottles as a list to tick.
    case inAMinute = "bar/minute"
    /// What can be made now.
    case makeable = "bar/makeable"
    /// Drinks that lack one thing, by that thing.
    case oneAway = "bar/one-away"
    /// What to buy next.
    case buyNext = "bar/buy-next"
    /// Opened bottles that are near their end, with their drinks.
    case useUp = "bar/use-up"
    /// The shopping list.
    case shopping = "bar/shopping"
    /// What was made.
    case log = "bar/log"
    /// The party: menu, totals, queue.
    case party = "bar/party"
    /// Syrups, super juice, batches.
    case calculators = "bar/calculators"
    /// What log and bar add up to.
    case statistics = "bar/statistics"
    /// What the member always has, and lets stand in for what.
    case staples = "bar/staples"

    /// Reads `bar` and `bar/…`.
    public init?(route: String) { self.init(rawValue: route) }

    /// The route that opens it.
    public var route: String { rawValue }

    /// All of them.
    public static var named: [Self] { allCases }
}
