/// A character with how often it was dug in the last seven days.
public struct HotCharacter: Hashable, Sendable {
    /// The character.
    public let character: CharacterSummary
    /// How often.
    public let digs: Int

    /// Memberwise.
    public init(character: CharacterSummary, digs: Int) {
        self.character = character
        self.digs = digs
    }
}
