package import Domain
import FeatureKit

/// The shelves of Home.
package enum HomeShelf: String, CaseIterable, Sendable {
    /// Works the day chose.
    case today
    /// Works led by the member's type.
    case led
    /// Characters of the member's type.
    case characters
    /// Works that members of the same type wished for.
    case wished
    /// Most dug in seven days.
    case hot

    /// Whether its rows are works, which can be put into another order.
    var isOfWorks: Bool { self == .today || self == .led || self == .wished }
    /// Whether it needs the member's type.
    var needsType: Bool { self == .led || self == .characters || self == .wished }
}

/// Where a flow of Home may begin.
package enum HomeDestination: Destination {
    /// The root of the tab.
    case home
    case shelf(HomeShelf)

    /// Reads `home` and `home/…`.
    package init?(route: String) {
        guard let named = Self.named(route) else { return nil }
        self = named
    }

    /// The route that opens it.
    package var route: String {
        switch self {
        case .home: "home"
        case .shelf(let shelf): "home/\(shelf.rawValue)"
        }
    }

    /// The root and the shelves.
    package static let named: [Self] = [.home] + HomeShelf.allCases.map { .shelf($0) }
}

/// What the flow of Home shows: its places, and above them the filter of a shelf and the stars of an evening.
package enum HomeStep: Hashable, Sendable {
    case destination(HomeDestination)
    case filter(HomeShelf)
    case evening(AskAboutEvening.Question)
}
