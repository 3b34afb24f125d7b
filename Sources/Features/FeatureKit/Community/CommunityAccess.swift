public import Domain

/// What a screen needs of communities on servers.
public struct CommunityAccess: Sendable {
    /// Joins, leaves, and what lies between.
    public let service: any CommunityService
    /// Who is a member; asks nobody.
    public let memberships: any CommunityMembershipRepository
    /// What this device is called there.
    public let deviceLabel: String

    /// Memberwise.
    public init(
        service: any CommunityService, memberships: any CommunityMembershipRepository, deviceLabel: String
    ) {
        self.service = service
        self.memberships = memberships
        self.deviceLabel = deviceLabel
    }
}
