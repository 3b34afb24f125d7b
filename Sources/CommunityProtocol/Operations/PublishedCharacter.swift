package import Domain

package struct PublishedCharacter: Codable, Hashable, Sendable {
    package let id: Identifier<WorkCharacter>
    package let name: LocalizedText
    package let otherNames: [String]?
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
