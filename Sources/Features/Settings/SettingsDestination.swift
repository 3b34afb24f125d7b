import FeatureKit

package enum SettingsDestination: Destination {
    case menu
    case page(SettingsPage)
    case account(AccountItem)

    /// Accepts `settings` and `settings/…`, except the member's data, which is another feature's.
    package init?(route: String) {
        if let found = Self.named(route) {
            self = found
        } else if route == AccountItem.type.route {
            self = .account(.type)
        } else {
            return nil
        }
    }

    package var route: String {
        switch self {
        case .menu: "settings"
        case .page(let page): page.route
        case .account(let item): item.route
        }
    }

    package static let named: [Self] = [.menu] + SettingsPage.allCases.filter { $0 != .data }.map { .page($0) }
}
