package import Domain

/// A list of the tab Drinks beside the recommendations.
package enum DrinkSection: String, CaseIterable, Sendable {
    case all
    /// What the bar can make now.
    case makeable
    /// What the member saved.
    case saved
    /// What the member made.
    case made
    /// What the member marked as tried.
    case tried

    /// The route that opens it.
    package var route: String { "drinks/\(rawValue)" }

    /// What the list is of; nil for everything.
    package var scope: DrinkOption? {
        switch self {
        case .all: nil
        case .makeable: .away(0)
        case .saved: .marked(.saved)
        case .made: .made
        case .tried: .marked(.tried)
        }
    }

    /// The order it has of its own; nil for the name.
    var ownSort: DrinkSort? {
        switch self {
        case .all, .makeable: nil
        case .saved: .marked(.saved)
        case .made: .made
        case .tried: .marked(.tried)
        }
    }
}
