/// That a member dug a character, without what they said.
public struct MemberVoteRow: Codable, Hashable, Sendable {
    /// Whom.
    public let character: CharacterRow
    /// Where.
    public let work: WorkRow
    /// When, in milliseconds.
    public let at: Int64

    /// Memberwise.
    public init(
        character: CharacterRow, work: WorkRow, at: Int64
    ) {
        self.character = character
        self.work = work
        self.at = at
    }
}
