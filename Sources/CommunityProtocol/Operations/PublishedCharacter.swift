package import Domain

/// A character of a published work.
package struct PublishedCharacter: Codable, Hashable, Sendable {
    package let id: Identifier<WorkCharacter>
    package let name: LocalizedText
    /// Further spellings; nil for none.
    package let otherNames: [String]?
    /// Whether it is a main character.
    package let lead: Bool

    package init(
        id: Identifier<WorkCharacter>, name: LocalizedText, otherNames: [String]? = nil, lead: Bool
    ) {
        self.id = id
        self.name = name
        self.otherNames = otherNames
        self.lead = lead
    }
}
