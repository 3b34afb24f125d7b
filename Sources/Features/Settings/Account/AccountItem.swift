package enum AccountItem: String, CaseIterable, Sendable {
    case nickname
    case type
    case introduction
    case bar
    case password
    case codes
    case sessions
    case switchAccount = "switch"
    case signOut = "sign-out"
    case leave
    case empty

    var route: String { "settings/account/\(rawValue)" }

    var section: String {
        switch self {
        case .nickname, .type, .introduction: "who"
        case .bar: "household"
        case .password, .codes, .sessions: "protection"
        case .switchAccount, .signOut, .leave, .empty: "go"
        }
    }
}
