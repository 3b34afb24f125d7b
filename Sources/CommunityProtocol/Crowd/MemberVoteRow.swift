/// That a member dug a character, without what they said.
package struct MemberVoteRow: Codable, Hashable, Sendable {
    /// Whom.
    package let character: CharacterRow
    package let work: WorkRow
    /// When, in milliseconds.
    package let at: Int64

    package init(
        character: CharacterRow, work: WorkRow, at: Int64
    ) {
        self.character = character
        self.work = work
        self.at = at
    }
}
