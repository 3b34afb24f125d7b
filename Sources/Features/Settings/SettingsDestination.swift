import FeatureKit

/// Where a flow through the settings may begin.
package enum SettingsDestination: Destination {
    /// The menu, the root of the tab.
    case menu
    case page(SettingsPage)
    /// One thing of the account.
    case account(AccountItem)

    /// Reads `settings` and `settings/…`; the member's data is another feature's place.
    package init?(route: String) {
        if let found = Self.named(route) {
            self = found
        } else if route == AccountItem.type.route {
            self = .account(.type)
        } else {
            return nil
        }
    }

    /// The route that opens it.
    package var route: String {
        switch self {
        case .menu: "settings"
        case .page(let page): page.route
        case .account(let item): item.route
        }
    }

    /// The menu and every page of this feature.
    package static let named: [Self] = [.menu] + SettingsPage.allCases.filter { $0 != .data }.map { .page($0) }
}
