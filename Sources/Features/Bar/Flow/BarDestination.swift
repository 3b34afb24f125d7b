import FeatureKit

package enum BarDestination: String, CaseIterable, Destination {
    case shelf = "bar"
    /// The commonest bottles as a list to tick.
    case inAMinute = "bar/minute"
    case makeable = "bar/makeable"
    /// Drinks missing a single ingredient, grouped by it.
    case oneAway = "bar/one-away"
    case buyNext = "bar/buy-next"
    /// Opened bottles near or past their shelf life, with the drinks that use them.
    case useUp = "bar/use-up"
    case shopping = "bar/shopping"
    case log = "bar/log"
    case party = "bar/party"
    case calculators = "bar/calculators"
    case statistics = "bar/statistics"
    case staples = "bar/staples"

    /// Parses `bar` and `bar/…`.
    package init?(route: String) { self.init(rawValue: route) }

    package var route: String { rawValue }

    package static var named: [Self] { allCases }
}
