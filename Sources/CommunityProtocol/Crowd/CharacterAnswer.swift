/// A character's page.
public struct CharacterAnswer: Codable, Hashable, Sendable {
    /// What everybody may see.
    public let character: CharacterRow
    /// The work it is of.
    public let work: WorkRow

    /// Memberwise.
    public init(
        character: CharacterRow, work: WorkRow
    ) {
        self.character = character
        self.work = work
    }
}
