/// A profile's membership of a community on a server. A profile without one belongs to the community of this machine.
package struct CommunityMembership: Hashable, Sendable {
    package let address: CommunityAddress
    /// What the community is called.
    package let communityName: String
    /// Whose membership it is; a member has the same id here and there.
    package let member: Identifier<Profile>
    /// What the member signs in with there.
    package let account: AccountName
    /// The number of this device there.
    package let device: Int64
    /// Seconds since 1970 UTC.
    package let joinedAt: Int64

    package init(
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
package struct CommunityDevice: Hashable, Sendable, Identifiable {
    /// Its number there.
    package let id: Int64
    package let label: String
    /// The day it was last used, seconds since 1970 UTC.
    package let usedAt: Int64
    /// Whether it is this one.
    package let isThis: Bool

    package init(id: Int64, label: String, usedAt: Int64, isThis: Bool) {
        self.id = id
        self.label = label
        self.usedAt = usedAt
        self.isThis = isThis
    }
}
