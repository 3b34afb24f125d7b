/// What a list shows of a character, with what its reader may see.
public struct CharacterSummary: Hashable, Sendable, Identifiable {
    /// Its id.
    public let id: Identifier<WorkCharacter>
    /// Its name.
    public let name: LocalizedText
    /// The work it is of.
    public let work: WorkReference
    /// Whether it is a main character.
    public let isLead: Bool
    /// How many votes it has.
    public let votes: Int
    /// Whether the reader has dug it.
    public let isDug: Bool
    /// Whether it was removed from the catalogue, or by the member who added it.
    public let isGone: Bool
    /// Masked unless the reader may see the type.
    public let visibility: TypeVisibility

    /// Memberwise.
    public init(
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
