/// A character of a work as the catalogue or a member wrote it. It contains the editor's guess, so it is for editing
/// and importing only; screens use `CharacterSummary`, which masks what its reader may not see.
public struct WorkCharacter: Hashable, Sendable, Identifiable {
    /// `my-…` for a member's own.
    public let id: Identifier<WorkCharacter>
    /// Its name.
    public var name: LocalizedText
    /// Further names and spellings by which people look for it; never shown.
    public var otherNames: [String]
    /// Whether it is a main character.
    public var isLead: Bool
    /// The editor's guess of its type: shown as such until there are enough votes, never counted.
    public var guess: MBTI?

    /// Memberwise.
    public init(
        id: Identifier<WorkCharacter>, name: LocalizedText, otherNames: [String] = [], isLead: Bool = false,
        guess: MBTI? = nil
    ) {
        self.id = id
        self.name = name
        self.otherNames = otherNames
        self.isLead = isLead
        self.guess = guess
    }
}
