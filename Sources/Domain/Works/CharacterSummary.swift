package struct CharacterSummary: Hashable, Sendable, Identifiable {
    package let id: Identifier<WorkCharacter>
    package let name: LocalizedText
    package let work: WorkReference
    package let isLead: Bool
    package let votes: Int
    package let isDug: Bool
    /// Whether it was removed from the catalogue, or by the member who added it.
    package let isGone: Bool
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
