/// The content of the session file.
public enum StoredSession: Hashable, Sendable {
    /// Someone signed in with this token.
    case token(SessionToken)
    /// The local profile was chosen.
    case local
}
