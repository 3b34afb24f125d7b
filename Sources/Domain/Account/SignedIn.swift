/// What came of a sign-in.
public struct SignedIn: Hashable, Sendable {
    /// The session.
    public let session: Session
    /// Whether the next start goes on with it; not where the session file cannot be written.
    public let isKept: Bool

    /// Makes an outcome.
    public init(session: Session, isKept: Bool) {
        self.session = session
        self.isKept = isKept
    }
}
