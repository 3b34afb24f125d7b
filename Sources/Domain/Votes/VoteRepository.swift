/// Votes on characters. One a member and character; aggregates are kept in the vote's own transaction.
public protocol VoteRepository: Sendable {
    /// What the votes say, as the reader may see it; nil when there is no such character.
    func result(of character: Identifier<WorkCharacter>, for reader: Reader) async throws -> ResultVisibility?
    /// How the crowd changed, month by month; nothing for a reader who may not see the type.
    func periods(of character: Identifier<WorkCharacter>, for reader: Reader) async throws -> [VotePeriod]
    /// Votes, or votes again, as one step that can be undone.
    /// - Throws: `NotFound` when there is no such character.
    @discardableResult
    func vote(_ ballot: Ballot, by member: ActingMember, at now: Int64) async throws -> VoteOutcome
    /// What a member said of a character; nil where nothing.
    func vote(on character: Identifier<WorkCharacter>, by profile: Identifier<Profile>) async throws -> CastVote?
    /// A page of a member's own votes, the newest first.
    func votes(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<VoteHistoryRow>
}
