package enum AccountProblem: Error, Hashable, Sendable {
    case nameTaken
    case nicknameTaken
    /// ID and password, or ID and code, do not match; never reveals which one is wrong.
    case wrongCredentials
    /// Too many failures in a row: try again after this many seconds.
    case wait(seconds: Int)
    /// Less than 30 days since the last change; allowed from `until`, seconds since 1970 UTC.
    case tooEarly(until: Int64)
    case unchanged
    case password(PasswordProblem)
    case nickname(NicknameProblem)
    case gone
    /// The local profile cannot be deleted, only emptied.
    case isLocal
    case hasNoPassword
    /// The account has a password and is not signed in here.
    case locked
}
