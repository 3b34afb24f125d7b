package protocol MomentumRepository: Sendable {
    func member(_ id: Identifier<Profile>) async throws -> MemberReference?
    func counts(of profile: Identifier<Profile>) async throws -> MomentumCounts
    /// A page of the works a member wishes to watch, newest first.
    func wished(
        of profile: Identifier<Profile>, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary>
    /// A page of the characters a member has dug, newest first; empty for others while the member keeps votes private.
    func dug(
        of profile: Identifier<Profile>, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<DugCharacter>
    /// A page of a member's reviews, newest first.
    func reviews(
        of profile: Identifier<Profile>, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<Review>
    /// A page of the member's own comments, newest first. They are never shown to other members.
    func comments(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<MadeComment>
    /// A member's activity since a moment, in any order (`ActivityCalendar`).
    func activity(of profile: Identifier<Profile>, since moment: Int64) async throws -> [ActivityMoment]
    func agreement(of profile: Identifier<Profile>) async throws -> CrowdAgreement
    func comparison(
        of profile: Identifier<Profile>, with other: Identifier<Profile>
    ) async throws -> MomentumComparison
    /// A page of the characters both members have dug, by the first member's votes, newest first; empty while the other
    /// keeps votes private.
    func sharedVotes(
        of profile: Identifier<Profile>, with other: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<SharedVote>
    /// Compares a member's votes with the editor's guesses.
    func editorComparison(of profile: Identifier<Profile>) async throws -> MomentumComparison
    /// Characters on which a member and the editor agree least: fewest letters first, then newest vote.
    func hardest(of profile: Identifier<Profile>, limit: Int) async throws -> [SharedVote]
}
