/// A profile's membership of a community on a server. A profile without one belongs to the community of this machine.
package struct CommunityMembership: Hashable, Sendable {
    package let address: CommunityAddress
    package let communityName: String
    /// The member, who has the same id on the server and here.
    package let member: Identifier<Profile>
    package let account: AccountName
    package let device: Int64
    /// This device's name on the server; nil for the machine's name.
    package let deviceLabel: String?
    /// Seconds since 1970 UTC.
    package let joinedAt: Int64

    package init(
        address: CommunityAddress, communityName: String, member: Identifier<Profile>, account: AccountName,
        device: Int64, deviceLabel: String? = nil, joinedAt: Int64
    ) {
        self.address = address
        self.communityName = communityName
        self.member = member
        self.account = account
        self.device = device
        self.deviceLabel = deviceLabel
        self.joinedAt = joinedAt
    }
}

package struct CommunityDevice: Hashable, Sendable, Identifiable {
    package static let longestLabel = 40

    package let id: Int64
    package let label: String
    /// The day of the last use, in seconds since 1970 UTC.
    package let usedAt: Int64
    package let isThis: Bool

    package init(id: Int64, label: String, usedAt: Int64, isThis: Bool) {
        self.id = id
        self.label = label
        self.usedAt = usedAt
        self.isThis = isThis
    }
}
