package struct FoundAnswer: Codable, Hashable, Sendable {
    /// By their titles.
    package let works: [WorkRow]
    /// By their names.
    package let characters: [CharacterRow]
    /// By their nicknames.
    package let members: [MemberRow]
    /// Where the next page begins; nil if nothing follows.
    package let next: String?

    package init(
        works: [WorkRow], characters: [CharacterRow], members: [MemberRow], next: String? = nil
    ) {
        self.works = works
        self.characters = characters
        self.members = members
        self.next = next
    }
}
