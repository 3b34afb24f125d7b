package enum AccountItem: String, CaseIterable, Sendable {
    /// Another nickname.
    case nickname
    /// Another type.
    case type
    /// What the member says of themselves.
    case introduction
    /// Whose bar is used, and who uses the own one.
    case bar
    /// Another password.
    case password
    /// New recovery codes.
    case codes
    /// The sessions that are open.
    case sessions
    /// Somebody else's turn.
    case switchAccount = "switch"
    /// The end of this session.
    case signOut = "sign-out"
    /// The end of the account.
    case leave
    /// The local profile as it was at first.
    case empty

    /// The route of its screen.
    var route: String { "settings/account/\(rawValue)" }

    /// The part of the page it stands in.
    var section: String {
        switch self {
        case .nickname, .type, .introduction: "who"
        case .bar: "household"
        case .password, .codes, .sessions: "protection"
        case .switchAccount, .signOut, .leave, .empty: "go"
        }
    }
}
