/// What a member has done, for that member and for others.
public protocol MomentumRepository: Sendable {
    /// A member as others see one: nickname and type; nil when there is none of that id.
    func member(_ id: Identifier<Profile>) async throws -> MemberReference?
    /// How much a member has done.
    func counts(of profile: Identifier<Profile>) async throws -> MomentumCounts
    /// A page of the works a member wishes for, the last wish first.
    func wished(
        of profile: Identifier<Profile>, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary>
    /// A page of the characters a member has dug, the last first.
    func dug(
        of profile: Identifier<Profile>, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<DugCharacter>
    /// A page of the reviews a member wrote, the newest first.
    func reviews(
        of profile: Identifier<Profile>, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<Review>
    /// A page of a member's own comments, the newest first. Nobody else's are told.
    func comments(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<MadeComment>
    /// What a member did since a moment, in any order (`ActivityCalendar`).
    func activity(of profile: Identifier<Profile>, since moment: Int64) async throws -> [ActivityMoment]
    /// How a member's votes stand to the crowd without that member.
    func agreement(of profile: Identifier<Profile>) async throws -> CrowdAgreement
    /// Two members' votes beside each other.
    func comparison(
        of profile: Identifier<Profile>, with other: Identifier<Profile>
    ) async throws -> MomentumComparison
    /// A page of the characters two members have dug, the first member's last vote first.
    func sharedVotes(
        of profile: Identifier<Profile>, with other: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<SharedVote>
}
