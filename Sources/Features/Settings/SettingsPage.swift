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

    var section: SettingsSection {
        switch self {
        case .account, .privacy, .community, .data: .mine
        case .look, .language, .units, .city, .online, .keys: .machine
        case .notices, .faq, .inquiry, .doctor: .help
        case .terms, .privacyPolicy, .licences, .about: .program
        }
    }
}
