/// Why an operation on an account failed.
package enum AccountProblem: Error, Hashable, Sendable {
    /// Another account on this machine uses the ID.
    case nameTaken
    /// Another account on this machine uses the nickname.
    case nicknameTaken
    /// ID and password, or ID and code, do not match. Which one is wrong is never said.
    case wrongCredentials
    /// Too many failures in a row: try again after this many seconds.
    case wait(seconds: Int)
    /// Less than 30 days since the last change; allowed from that moment, seconds since 1970 UTC.
    case tooEarly(until: Int64)
    /// The new value is the old one.
    case unchanged
    /// The password is not acceptable.
    case password(PasswordProblem)
    /// The nickname is not acceptable.
    case nickname(NicknameProblem)
    /// The account does not exist, or no longer.
    case gone
    /// The local profile cannot be deleted, only emptied.
    case isLocal
    /// The account has no password to change or recover.
    case hasNoPassword
    /// The account has a password, and no one is signed in to it here.
    case locked
}
