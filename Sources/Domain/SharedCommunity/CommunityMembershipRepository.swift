/// Reads which profiles here are members of a community. Uses only the store, never the network.
package protocol CommunityMembershipRepository: Sendable {
    /// Nil for members of this machine's community.
    func membership(of profile: Identifier<Profile>) async throws -> CommunityMembership?
    func status(of profile: Identifier<Profile>) async throws -> CommunityStatus?
    /// Returns whether the profile has local actions that can be brought to a community.
    func hasDataToUpload(_ profile: Identifier<Profile>) async throws -> Bool
    /// Returns the source and age of the shown numbers; nil for this machine's community.
    func crowd(of subject: CrowdSubject, for profile: Identifier<Profile>) async throws -> CrowdOrigin?
}

package enum CrowdSubject: Hashable, Sendable {
    /// The numbers of a character, as lists have them.
    case character(Identifier<WorkCharacter>)
    /// The votes on a character by type.
    case result(Identifier<WorkCharacter>)
    case work(Identifier<Work>)
    case member(Identifier<Profile>)
    case search(String)
    /// Home's shelves and the lists behind them.
    case shelves
    case people
}

package struct CrowdOrigin: Hashable, Sendable {
    package let community: String
    /// Nil before the first request.
    package let people: Int?
    /// When the numbers were requested, seconds since 1970 UTC; nil for never, when they are only the member's own.
    package let askedAt: Int64?

    package init(community: String, people: Int?, askedAt: Int64?) {
        self.community = community
        self.people = people
        self.askedAt = askedAt
    }
}
