/// A profile's membership of a community on a server. A profile without one belongs to the community of this machine.
public struct CommunityMembership: Hashable, Sendable {
    /// Where the community is.
    public let address: CommunityAddress
    /// What the community is called.
    public let communityName: String
    /// Whose membership it is; a member has the same id here and there.
    public let member: Identifier<Profile>
    /// What the member signs in with there.
    public let account: AccountName
    /// The number of this device there.
    public let device: Int64
    /// Seconds since 1970 UTC.
    public let joinedAt: Int64

    /// Memberwise.
    public init(
        address: CommunityAddress, communityName: String, member: Identifier<Profile>, account: AccountName,
        device: Int64, joinedAt: Int64
    ) {
        self.address = address
        self.communityName = communityName
        self.member = member
        self.account = account
        self.device = device
        self.joinedAt = joinedAt
    }
}

/// A device on which a member is signed in to a community.
public struct CommunityDevice: Hashable, Sendable, Identifiable {
    /// Its number there.
    public let id: Int64
    /// What it is called.
    public let label: String
    /// The day it was last used, seconds since 1970 UTC.
    public let usedAt: Int64
    /// Whether it is this one.
    public let isThis: Bool

    /// Memberwise.
    public init(id: Int64, label: String, usedAt: Int64, isThis: Bool) {
        self.id = id
        self.label = label
        self.usedAt = usedAt
        self.isThis = isThis
    }
}
