/// Whether other members see a member's votes. They are private by default: others see how many there are, and in a
/// comparison how many letters agree.
package protocol ShownVotesRepository: Sendable {
    /// False by default.
    func showsVotes(of profile: Identifier<Profile>) async throws -> Bool
    /// - Throws: `AccountProblem.gone` if there is no such member, `StoreError`.
    func setShowsVotes(_ shows: Bool, of profile: Identifier<Profile>) async throws
}
