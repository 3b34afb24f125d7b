/// The result of resuming the last session.
public enum ResumedSession: Hashable, Sendable {
    /// The session goes on.
    case session(Session)
    /// There was no session.
    case none
    /// It has expired or was revoked, or its account is gone.
    case ended
    /// The session file cannot be used; it is left where it is.
    case unreadable(SessionFileProblem)
}
