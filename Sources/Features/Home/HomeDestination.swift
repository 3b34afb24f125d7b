package import Domain
import FeatureKit

package enum HomeShelf: String, CaseIterable, Sendable {
    case today
    /// Works with a lead of the member's type.
    case led
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

package enum HomeStep: DestinationStep, Hashable, Sendable {
    case destination(HomeDestination)
    case filter(HomeShelf)
    case evening(AskAboutEvening.Question)
}

enum HomeTarget: Hashable, Sendable {
    case drink(Identifier<Drink>)
    case work(Identifier<Work>)
    /// An item on a shelf; other shelves or tonight may show the same item.
    case item(Place, HomeShelf)
    case shelf(HomeShelf)
    case chooseType
    /// The commonest bottles as a list to tick.
    case quickSetup
    case evening(AskAboutEvening.Question)
    case bar
    case month
    case daily(Identifier<WorkCharacter>, isDug: Bool)

    @MainActor
    func open(in flow: Flow<HomeStep>) {
        switch self {
        case .drink(let id): flow.open(.drink(id))
        case .work(let id): flow.open(.work(id))
        case .item(let place, _): flow.open(place)
        case .shelf(let shelf): flow.show(.destination(.shelf(shelf)))
        case .chooseType: flow.open(.ownType)
        case .quickSetup: flow.open(.quickSetup)
        case .evening(let question): flow.show(.evening(question))
        case .bar: flow.open(.bar)
        case .month: flow.open(.month(nil))
        case .daily(let id, let isDug): flow.open(isDug ? .result(id) : .dig(id))
        }
    }
}
