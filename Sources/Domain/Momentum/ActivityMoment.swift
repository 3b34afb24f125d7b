/// Something a member did.
public struct ActivityMoment: Hashable, Sendable {
    /// What.
    public let kind: ActivityKind
    /// Seconds since 1970 UTC.
    public let at: Int64

    /// Memberwise.
    public init(_ kind: ActivityKind, at: Int64) {
        self.kind = kind
        self.at = at
    }
}
