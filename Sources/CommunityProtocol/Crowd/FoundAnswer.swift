/// What was found.
public struct FoundAnswer: Codable, Hashable, Sendable {
    /// By their titles.
    public let works: [WorkRow]
    /// By their names.
    public let characters: [CharacterRow]
    /// By their nicknames.
    public let members: [MemberRow]
    /// Where the next page begins; nil if nothing follows.
    public let next: String?

    /// Memberwise.
    public init(
        works: [WorkRow], characters: [CharacterRow], members: [MemberRow], next: String? = nil
    ) {
        self.works = works
        self.characters = characters
        self.members = members
        self.next = next
    }
}
