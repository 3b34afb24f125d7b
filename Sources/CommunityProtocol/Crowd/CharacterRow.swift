package import Domain

/// The public part of a character. It deliberately has no type.
package struct CharacterRow: Codable, Hashable, Sendable {
    package let id: Identifier<WorkCharacter>
    package let work: Identifier<Work>
    package let name: LocalizedText
    package let otherNames: [String]?
    package let lead: Bool
    package let votes: Int
    package let reviews: Int
    /// Whether it was removed; nil means false.
    package let gone: Bool?
    /// The character it was merged into; nil for none.
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
