/// What a list shows of a character, as its reader may see it.
public struct CharacterSummary: Hashable, Sendable, Identifiable {
    /// Its id.
    public let id: Identifier<WorkCharacter>
    /// Its name.
    public let name: LocalizedText
    /// The work it is of.
    public let work: WorkReference
    /// Whether the work is about it.
    public let isLead: Bool
    /// How many votes it has.
    public let votes: Int
    /// Whether the reader has dug it.
    public let isDug: Bool
    /// Whether the catalogue, or the member whose own it was, no longer has it.
    public let isGone: Bool
    /// Its type, masked unless the reader may see it.
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
