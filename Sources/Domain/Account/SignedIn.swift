/// The result of a sign-in.
public struct SignedIn: Hashable, Sendable {
    /// The session.
    public let session: Session
    /// Whether the next start resumes it; false if the session file cannot be written.
    public let isKept: Bool

    /// Memberwise.
    public init(session: Session, isKept: Bool) {
        self.session = session
        self.isKept = isKept
    }
}
