/// Something a member did, and when.
public struct ActivityMoment: Hashable, Sendable {
    /// What.
    public let kind: ActivityKind
    /// When, seconds since 1970 UTC.
    public let at: Int64

    /// Memberwise.
    public init(_ kind: ActivityKind, at: Int64) {
        self.kind = kind
        self.at = at
    }
}
