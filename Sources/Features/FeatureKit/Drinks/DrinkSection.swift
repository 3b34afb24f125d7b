package import Domain

package enum DrinkSection: String, CaseIterable, Sendable {
    case all
    case makeable
    case saved
    case made
    case tried

    package var route: String { "drinks/\(rawValue)" }

    /// The scope of the list; nil for all drinks.
    package var scope: DrinkOption? {
        switch self {
        case .all: nil
        case .makeable: .away(0)
        case .saved: .marked(.saved)
        case .made: .made
        case .tried: .marked(.tried)
        }
    }

    /// The default order; nil to order by name.
    package var ownSort: DrinkSort? {
        switch self {
        case .all, .makeable: nil
        case .saved: .marked(.saved)
        case .made: .made
        case .tried: .marked(.tried)
        }
    }
}
