/// A member's dig, without the type voted for.
package struct MemberVoteRow: Codable, Hashable, Sendable {
    package let character: CharacterRow
    package let work: WorkRow
    /// In milliseconds.
    package let at: Int64

    package init(
        character: CharacterRow, work: WorkRow, at: Int64
    ) {
        self.character = character
        self.work = work
        self.at = at
    }
}
