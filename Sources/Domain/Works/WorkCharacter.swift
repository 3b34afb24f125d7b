/// A character of a work as the catalogue or a member wrote it. It contains the editor's guess, so it is for editing
/// and importing only; screens use `CharacterSummary`, which masks what its reader may not see.
package struct WorkCharacter: Hashable, Sendable, Identifiable {
    /// `my-…` for a member's own.
    package let id: Identifier<WorkCharacter>
    package var name: LocalizedText
    /// Further names and spellings by which people look for it; never shown.
    package var otherNames: [String]
    /// Whether it is a main character.
    package var isLead: Bool
    /// The editor's guess of its type: shown as such until there are enough votes, never counted.
    package var guess: MBTI?

    package init(
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
