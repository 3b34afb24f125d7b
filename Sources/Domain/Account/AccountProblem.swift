/// Why something about an account could not be done.
public enum AccountProblem: Error, Hashable, Sendable {
    /// Somebody on this machine has the ID.
    case nameTaken
    /// Somebody here is called that.
    case nicknameTaken
    /// ID and password, or ID and code, do not belong together; which of them is wrong is not told.
    case wrongCredentials
    /// Too many failures in a row: so many seconds must pass first.
    case wait(seconds: Int)
    /// The 30 days since the last change are not over; they are at that moment, seconds since 1970 UTC.
    case tooEarly(until: Int64)
    /// Nothing would change.
    case unchanged
    /// A password that cannot be one.
    case password(PasswordProblem)
    /// A nickname that cannot be one.
    case nickname(NicknameProblem)
    /// The account is not there, or not any more.
    case gone
    /// The local profile cannot be left, only emptied.
    case isLocal
    /// The account has no password to change with, or to recover.
    case hasNoPassword
    /// The account keeps a password, and nobody is signed in to it here.
    case locked
}
