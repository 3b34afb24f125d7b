/// Stores votes on characters, one per member and character. Updates aggregates in the vote's own transaction.
package protocol VoteRepository: Sendable {
    func result(of character: Identifier<WorkCharacter>, for reader: Reader) async throws -> ResultVisibility?
    /// Returns the crowd's history by month; empty if the viewer may not see the type.
    func periods(of character: Identifier<WorkCharacter>, for reader: Reader) async throws -> [VotePeriod]
    /// Casts or changes a vote as one undoable step. Throws `NotFound` if the character does not exist.
    @discardableResult
    func vote(_ ballot: Ballot, by member: Author, at now: Int64) async throws -> VoteOutcome
    func vote(on character: Identifier<WorkCharacter>, by profile: Identifier<Profile>) async throws -> CastVote?
    /// Returns a page of a member's own votes, newest first.
    func votes(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<VoteHistoryRow>
}
