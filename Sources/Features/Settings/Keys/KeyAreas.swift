import Domain
import FeatureKit

/// Groups the list of keys by area, the first part of an action's id.
struct KeyAreas {
    let strings: Strings

    /// The areas listed first: they apply everywhere.
    private static let first = ["program", "tab", "list", "page", "form", "screen", "dialog"]

    /// Sorts actions by area, program-wide areas first, then by name.
    func sorted(_ actions: [KnownAction]) -> [KnownAction] {
        func place(_ action: KnownAction) -> Int {
            Self.first.firstIndex(of: Self.area(of: action)) ?? Self.first.count
        }
        return actions.sorted { left, right in
            (place(left), Self.area(of: left), left.id) < (place(right), Self.area(of: right), right.id)
        }
    }

    /// Returns the area's name, or its id in the configuration if it has none.
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
