package enum SettingsPage: String, CaseIterable, Sendable {
    /// Who I am.
    case account
    /// What I see and who is hidden from me.
    case privacy
    /// The community on a server.
    case community
    /// My data: another feature's.
    case data
    /// Theme, colours, signs, movement.
    case look
    case language
    /// Units, dilution, the standard drink.
    case units
    /// The city of the weather at home.
    case city
    /// The online catalogues.
    case online
    /// Every action with its keys.
    case keys
    /// What is new.
    case notices
    /// Questions that are often asked.
    case faq
    /// A report to be written.
    case inquiry
    /// A look at everything the program needs.
    case doctor
    case terms
    /// What is kept and where.
    case privacyPolicy = "privacy-policy"
    /// What the program is made with.
    case licences
    /// Version, marks, attributions.
    case about

    /// The route that opens it.
    package var route: String { "settings/\(rawValue)" }

    /// The part of the menu it stands in.
    var section: SettingsSection {
        switch self {
        case .account, .privacy, .community, .data: .mine
        case .look, .language, .units, .city, .online, .keys: .machine
        case .notices, .faq, .inquiry, .doctor: .help
        case .terms, .privacyPolicy, .licences, .about: .program
        }
    }
}
