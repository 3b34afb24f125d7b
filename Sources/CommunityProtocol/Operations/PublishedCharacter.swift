public import Domain

/// A character of a published work.
public struct PublishedCharacter: Codable, Hashable, Sendable {
    /// Its id.
    public let id: Identifier<WorkCharacter>
    /// Its name.
    public let name: LocalizedText
    /// Further spellings; nil for none.
    public let otherNames: [String]?
    /// Whether it is a main character.
    public let lead: Bool

    /// Memberwise.
    public init(
        id: Identifier<WorkCharacter>, name: LocalizedText, otherNames: [String]? = nil, lead: Bool
    ) {
        self.id = id
        self.name = name
        self.otherNames = otherNames
        self.lead = lead
    }
}
