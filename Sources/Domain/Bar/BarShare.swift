/// One bar that one member shares with another, seen from either side.
public struct BarShare: Hashable, Sendable, Identifiable {
    /// The other one: who may use my bar, or whose bar I may use.
    public let partner: BarSharer
    /// Whether it is used now, in place of the own bar of whom it is shared with.
    public let isUsed: Bool
    /// Since when, seconds since 1970 UTC.
    public let sharedAt: Int64

    /// Makes a share.
    public init(partner: BarSharer, isUsed: Bool, sharedAt: Int64) {
        self.partner = partner
        self.isUsed = isUsed
        self.sharedAt = sharedAt
    }

    /// The id of the other one.
    public var id: Identifier<Profile> { partner.id }
}
