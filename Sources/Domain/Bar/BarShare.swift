/// A bar that one member shares with another, seen from either side.
public struct BarShare: Hashable, Sendable, Identifiable {
    /// The other member: who may use my bar, or whose bar I may use.
    public let partner: BarSharer
    /// Whether the guest uses it now in place of their own.
    public let isUsed: Bool
    /// Seconds since 1970 UTC.
    public let sharedAt: Int64

    /// Memberwise.
    public init(partner: BarSharer, isUsed: Bool, sharedAt: Int64) {
        self.partner = partner
        self.isUsed = isUsed
        self.sharedAt = sharedAt
    }

    /// The id of the partner.
    public var id: Identifier<Profile> { partner.id }
}
