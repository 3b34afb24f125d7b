package import Domain
package import FeatureKit

package enum SettingsPage: String, CaseIterable, Sendable {
    case account
    case privacy
    case community
    /// Shown by another feature.
    case data
    case look
    case language
    case units
    case city
    case online
    case keys
    case notices
    case faq
    case inquiry
    case doctor
    case terms
    case privacyPolicy = "privacy-policy"
    case licences
    case about

    package var route: String { "settings/\(rawValue)" }

    var section: String {
        switch self {
        case .account, .privacy, .community, .data: "mine"
        case .look, .language, .units, .city, .online, .keys: "machine"
        case .notices, .faq, .inquiry, .doctor: "help"
        case .terms, .privacyPolicy, .licences, .about: "program"
        }
    }
}

package enum SettingsStep {
    case destination(SettingsDestination)
    case account(AccountItem)
    case community(CommunityStep)
    case codes([RecoveryCode])
    case question(title: String, text: String, yes: String, onYes: @MainActor () -> Void)
    case confirmLeave
    case dropDraft(onYes: @MainActor () -> Void)
    case prompt(NamePrompt)
    /// Waits for a key that replaces or extends an action's keys.
    case keyCapture(KnownAction, isAdded: Bool)
}

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
