/// What a start finds of the last one.
public enum ResumedSession: Hashable, Sendable {
    /// It goes on.
    case session(Session)
    /// There is none.
    case none
    /// There was one; it expired, was revoked, or its account is gone.
    case ended
    /// Something is there that cannot be used; it stays where it is.
    case unreadable(SessionFileProblem)
}
