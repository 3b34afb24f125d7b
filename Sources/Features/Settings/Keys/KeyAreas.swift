import Domain
import FeatureKit

/// The parts of the list of keys: what an action's name begins with.
struct KeyAreas {
    let strings: Strings

    /// What stands first, what is everywhere the same.
    private static let first = ["program", "tab", "list", "page", "form", "screen", "dialog"]

    /// The actions by area, those of the whole program first, in each by name.
    func sorted(_ actions: [KnownAction]) -> [KnownAction] {
        func place(_ action: KnownAction) -> Int {
            Self.first.firstIndex(of: Self.area(of: action)) ?? Self.first.count
        }
        return actions.sorted { left, right in
            (place(left), Self.area(of: left), left.id) < (place(right), Self.area(of: right), right.id)
        }
    }

    /// The name of an action's area; what has none is called as it is in the configuration.
    func name(of action: KnownAction) -> String {
        let area = Self.area(of: action)
        let key = "keys.area.\(area)"
        let name = strings["keys.area.\(area)"]
        return name == key ? area : name
    }

    private static func area(of action: KnownAction) -> String {
        String(action.id.prefix { $0 != "." })
    }
}
