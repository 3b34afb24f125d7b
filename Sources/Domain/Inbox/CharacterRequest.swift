/// A member's request to add a character.
public struct CharacterRequest: Hashable, Sendable, Identifiable {
    /// The longest title, in characters.
    public static let longestTitle = 50
    /// The longest name, in characters.
    public static let longestName = 100

    /// A number in digits.
    public let id: Identifier<CharacterRequest>
    /// The work's title, as typed.
    public let title: String
    /// The character's name, as typed.
    public let name: String
    /// What kind of work it is.
    public let kind: WorkKind
    /// What became of it.
    public let status: RequestStatus
    /// Seconds since 1970 UTC.
    public let requestedAt: Int64
    /// When its status last changed, seconds since 1970 UTC; nil while it is open.
    public let answeredAt: Int64?
    /// The resulting character; nil for none.
    public let character: Identifier<WorkCharacter>?

    /// Memberwise.
    public init(
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

/// The status of a character request.
public enum RequestStatus: String, CaseIterable, Sendable {
    /// Not answered yet.
    case open
    /// The catalogue has the character now.
    case added
    /// The member added the character themselves.
    case own
    /// The member withdrew it.
    case withdrawn
}
