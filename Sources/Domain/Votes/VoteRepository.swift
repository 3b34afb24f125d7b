/// Votes on characters, one per member and character. Aggregates are updated in the vote's own transaction.
package protocol VoteRepository: Sendable {
    /// The result as its reader may see it; nil if there is no such character.
    func result(of character: Identifier<WorkCharacter>, for reader: Reader) async throws -> ResultVisibility?
    /// How the crowd changed, month by month; empty for a reader who may not see the type.
    func periods(of character: Identifier<WorkCharacter>, for reader: Reader) async throws -> [VotePeriod]
    /// Votes, or changes a vote, as one undoable step.
    ///
    /// - Throws: `NotFound` if there is no such character.
    @discardableResult
    func vote(_ ballot: Ballot, by member: Author, at now: Int64) async throws -> VoteOutcome
    /// A member's vote on a character; nil for none.
    func vote(on character: Identifier<WorkCharacter>, by profile: Identifier<Profile>) async throws -> CastVote?
    /// A page of a member's own votes, newest first.
    func votes(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<VoteHistoryRow>
}
