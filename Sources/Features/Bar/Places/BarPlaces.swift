import Domain
import FeatureKit
import Navigation
import Terminal

/// The places of the bar with their letters, which also work in the menu of the places.
@MainActor
enum BarPlaces {
    private static let all: [(id: String, letter: Character, destination: BarDestination)] = [
        ("makeable", "m", .makeable), ("one-away", "c", .oneAway), ("buy-next", "v", .buyNext),
        ("use-up", "w", .useUp), ("shopping", "s", .shopping), ("log", "l", .log), ("party", "p", .party),
        ("calculators", "f", .calculators), ("statistics", "t", .statistics), ("staples", "d", .staples),
        ("in-a-minute", "i", .inAMinute),
    ]

    static func actions(_ strings: Strings, show: @escaping (BarDestination) -> Void) -> [KeyAction] {
        all.map { id, letter, destination in
            KeyAction(id: "bar.\(id)", title: strings["action.\(id)"], keys: [.character(letter)]) { show(destination) }
        }
    }
}
