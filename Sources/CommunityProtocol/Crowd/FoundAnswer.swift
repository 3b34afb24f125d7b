package struct FoundAnswer: Codable, Hashable, Sendable {
    package let works: [WorkRow]
    package let characters: [CharacterRow]
    package let members: [MemberRow]
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
