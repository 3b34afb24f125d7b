package struct CharacterRequest: Hashable, Sendable, Identifiable {
    package static let longestTitle = 50
    package static let longestName = 100

    /// A number in digits.
    package let id: Identifier<CharacterRequest>
    package let title: String
    package let name: String
    package let kind: WorkKind
    package let status: RequestStatus
    /// Seconds since 1970 UTC.
    package let requestedAt: Int64
    /// When its status last changed, seconds since 1970 UTC; nil while it is open.
    package let answeredAt: Int64?
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
    case open
    /// The catalogue has the character now.
    case added
    /// The member added the character as their own.
    case own
    case withdrawn
}
