public import Domain

/// A character as everybody may see it. There is no field for its type.
public struct CharacterRow: Codable, Hashable, Sendable {
    /// Its id.
    public let id: Identifier<WorkCharacter>
    /// The work it is of.
    public let work: Identifier<Work>
    /// Its name.
    public let name: LocalizedText
    /// Further spellings; nil for none.
    public let otherNames: [String]?
    /// Whether it is a main character.
    public let lead: Bool
    /// How many votes it has.
    public let votes: Int
    /// How many reviews it has.
    public let reviews: Int
    /// Whether it was removed; nil for no.
    public let gone: Bool?
    /// The character that it became one with; nil for none.
    public let into: Identifier<WorkCharacter>?

    /// Memberwise.
    public init(
        id: Identifier<WorkCharacter>, work: Identifier<Work>, name: LocalizedText, otherNames: [String]? = nil,
        lead: Bool, votes: Int, reviews: Int, gone: Bool? = nil, into: Identifier<WorkCharacter>? = nil
    ) {
        self.id = id
        self.work = work
        self.name = name
        self.otherNames = otherNames
        self.lead = lead
        self.votes = votes
        self.reviews = reviews
        self.gone = gone
        self.into = into
    }
}
