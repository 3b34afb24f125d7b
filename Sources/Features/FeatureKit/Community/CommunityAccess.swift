package import Domain

package struct CommunityAccess: Sendable {
    package let service: any CommunityService
    /// Reads memberships from the store; never asks a server.
    package let memberships: any CommunityMembershipRepository
    package let deviceLabel: String

    package init(
        service: any CommunityService, memberships: any CommunityMembershipRepository, deviceLabel: String
    ) {
        self.service = service
        self.memberships = memberships
        self.deviceLabel = deviceLabel
    }
}
