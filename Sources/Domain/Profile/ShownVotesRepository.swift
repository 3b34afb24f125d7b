/// Whether other members see a member's votes. Votes are private by default: others see only their number and, in a
/// comparison, how many letters agree.
package protocol ShownVotesRepository: Sendable {
    /// False by default.
    func showsVotes(of profile: Identifier<Profile>) async throws -> Bool
    /// - Throws: `AccountProblem.gone` if the member does not exist, `StoreError`.
    func setShowsVotes(_ shows: Bool, of profile: Identifier<Profile>) async throws
}
