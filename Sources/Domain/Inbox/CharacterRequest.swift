/// A member's request to add a character.
package struct CharacterRequest: Hashable, Sendable, Identifiable {
    package static let longestTitle = 50
    package static let longestName = 100

    /// A number in digits.
    package let id: Identifier<CharacterRequest>
    /// The work's title, as typed.
    package let title: String
    /// The character's name, as typed.
    package let name: String
    package let kind: WorkKind
    /// What became of it.
    package let status: RequestStatus
    /// Seconds since 1970 UTC.
    package let requestedAt: Int64
    /// When its status last changed, seconds since 1970 UTC; nil while it is open.
    package let answeredAt: Int64?
    /// The resulting character; nil for none.
    package let character: Identifier<WorkCharacter>?

    package init(
        id: Identifier<CharacterRequest>, title: String, name: String, kind: WorkKind, status: RequestStatus = .open,
        requestedAt: Int64, answeredAt: Int64? = nil, character: Identifier<WorkCharacter>? = nil
    ) {
        self.id = id
        self.title = title
        self.name = name
        self.kind = kind
        self.status = status
        self.requestedAt = requestedAt
        self.answeredAt = answeredAt
        self.character = character
    }
}

package enum RequestStatus: String, CaseIterable, Sendable {
    /// Not answered yet.
    case open
    /// The catalogue has the character now.
    case added
    /// The member added the character themselves.
    case own
    /// The member withdrew it.
    case withdrawn
}
