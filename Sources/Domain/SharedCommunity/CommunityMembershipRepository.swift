/// Who of this machine is a member of a community on a server. It reads the store alone and asks nobody.
package protocol CommunityMembershipRepository: Sendable {
    /// Nil for who belongs to the community of this machine.
    func membership(of profile: Identifier<Profile>) async throws -> CommunityMembership?
    /// Nil for who belongs to the community of this machine.
    func status(of profile: Identifier<Profile>) async throws -> CommunityStatus?
    /// Whether somebody did anything here that can be brought to a community.
    func hasBaggage(_ profile: Identifier<Profile>) async throws -> Bool
    /// Whose numbers are shown of a subject, and of when they are; nil for the community of this machine.
    func crowd(of subject: CrowdSubject, for profile: Identifier<Profile>) async throws -> CrowdOrigin?
}

/// Something of which a crowd has numbers.
package enum CrowdSubject: Hashable, Sendable {
    /// The result of a character.
    case character(Identifier<WorkCharacter>)
    /// What is thought of a work.
    case work(Identifier<Work>)
    /// What a member did.
    case member(Identifier<Profile>)
    /// Who is found by a text.
    case search(String)
    /// Home's shelves and the lists behind them.
    case shelves
    /// How many people there are.
    case people
}

/// Where shown numbers are from.
package struct CrowdOrigin: Hashable, Sendable {
    /// What the community is called.
    package let community: String
    /// How many people it has; nil before it was asked.
    package let people: Int?
    /// When the numbers were asked for, seconds since 1970 UTC; nil for never: then they are only one's own.
    package let askedAt: Int64?

    package init(community: String, people: Int?, askedAt: Int64?) {
        self.community = community
        self.people = people
        self.askedAt = askedAt
    }
}
