package import Domain

/// What a screen needs of communities on servers.
package struct CommunityAccess: Sendable {
    /// Joins, leaves, and what lies between.
    package let service: any CommunityService
    /// Who is a member; asks nobody.
    package let memberships: any CommunityMembershipRepository
    /// What this device is called there.
    package let deviceLabel: String

    package init(
        service: any CommunityService, memberships: any CommunityMembershipRepository, deviceLabel: String
    ) {
        self.service = service
        self.memberships = memberships
        self.deviceLabel = deviceLabel
    }
}
