/// What a list shows of a character, with what its reader may see.
package struct CharacterSummary: Hashable, Sendable, Identifiable {
    package let id: Identifier<WorkCharacter>
    package let name: LocalizedText
    package let work: WorkReference
    /// Whether it is a main character.
    package let isLead: Bool
    /// How many votes it has.
    package let votes: Int
    /// Whether the reader has dug it.
    package let isDug: Bool
    /// Whether it was removed from the catalogue, or by the member who added it.
    package let isGone: Bool
    /// Masked unless the reader may see the type.
    package let visibility: TypeVisibility

    package init(
        id: Identifier<WorkCharacter>, name: LocalizedText, work: WorkReference, isLead: Bool = false, votes: Int = 0,
        isDug: Bool = false, isGone: Bool = false, visibility: TypeVisibility = .masked
    ) {
        self.id = id
        self.name = name
        self.work = work
        self.isLead = isLead
        self.votes = votes
        self.isDug = isDug
        self.isGone = isGone
        self.visibility = visibility
    }
}
