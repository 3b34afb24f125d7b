import FeatureKit

/// Where a flow through the bar may begin.
package enum BarDestination: String, CaseIterable, Destination {
    case shelf = "bar"
    /// The commonest bottles as a list to tick.
    case inAMinute = "bar/minute"
    /// What can be made now.
    case makeable = "bar/makeable"
    /// Drinks that lack one thing, by that thing.
    case oneAway = "bar/one-away"
    case buyNext = "bar/buy-next"
    /// Opened bottles that are near their end, with their drinks.
    case useUp = "bar/use-up"
    /// The shopping list.
    case shopping = "bar/shopping"
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
    package init?(route: String) { self.init(rawValue: route) }

    /// The route that opens it.
    package var route: String { rawValue }

    /// All of them.
    package static var named: [Self] { allCases }
}
