package import Domain
import FeatureKit

package enum HomeShelf: String, CaseIterable, Sendable {
    /// Works chosen for the day.
    case today
    /// Works with a lead of the member's type.
    case led
    /// Characters of the member's type.
    case characters
    /// Works wished for by members of the same type.
    case wished
    /// Most dug in seven days.
    case hot

    var isOfWorks: Bool { self == .today || self == .led || self == .wished }
    var needsType: Bool { self == .led || self == .characters || self == .wished }
}

package enum HomeDestination: Destination {
    case home
    case shelf(HomeShelf)

    /// Parses `home` and `home/…`.
    package init?(route: String) {
        guard let named = Self.named(route) else { return nil }
        self = named
    }

    package var route: String {
        switch self {
        case .home: "home"
        case .shelf(let shelf): "home/\(shelf.rawValue)"
        }
    }

    package static let named: [Self] = [.home] + HomeShelf.allCases.map { .shelf($0) }
}

package enum HomeStep: Hashable, Sendable {
    case destination(HomeDestination)
    case filter(HomeShelf)
    case evening(AskAboutEvening.Question)
}
