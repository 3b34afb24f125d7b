public import FeatureKit

/// Where a flow through the settings may begin.
public enum SettingsDestination: Destination {
    /// The menu, the root of the tab.
    case menu
    /// A page.
    case page(SettingsPage)

    /// Reads `settings` and `settings/…`; the member's data is another feature's place.
    public init?(route: String) {
        guard let found = Self.named(route) else { return nil }
        self = found
    }

    /// The route that opens it.
    public var route: String {
        switch self {
        case .menu: "settings"
        case .page(let page): page.route
        }
    }

    /// The menu and every page of this feature.
    public static let named: [Self] = [.menu] + SettingsPage.allCases.filter { $0 != .data }.map { .page($0) }
}
