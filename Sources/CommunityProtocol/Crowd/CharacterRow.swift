package import Domain

/// A character as everybody may see it. There is no field for its type.
package struct CharacterRow: Codable, Hashable, Sendable {
    package let id: Identifier<WorkCharacter>
    package let work: Identifier<Work>
    package let name: LocalizedText
    /// Further spellings; nil for none.
    package let otherNames: [String]?
    /// Whether it is a main character.
    package let lead: Bool
    /// How many votes it has.
    package let votes: Int
    /// How many reviews it has.
    package let reviews: Int
    /// Whether it was removed; nil for no.
    package let gone: Bool?
    /// The character that it became one with; nil for none.
    package let into: Identifier<WorkCharacter>?

    package init(
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
