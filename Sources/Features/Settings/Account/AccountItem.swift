/// What can be done with an account.
enum AccountItem: String, CaseIterable {
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
