/// What the session file says.
public enum StoredSession: Hashable, Sendable {
    /// Somebody signed in with this token.
    case token(SessionToken)
    /// The local profile is to be gone on with.
    case local
}
