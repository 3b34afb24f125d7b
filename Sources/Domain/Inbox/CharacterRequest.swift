/// A character that a member misses.
public struct CharacterRequest: Hashable, Sendable, Identifiable {
    /// The most characters of a title.
    public static let longestTitle = 50
    /// The most characters of a name.
    public static let longestName = 100

    /// Its id, a number in digits.
    public let id: Identifier<CharacterRequest>
    /// The work's title, as it was typed.
    public let title: String
    /// The character's name, as it was typed.
    public let name: String
    /// What kind of work it is.
    public let kind: WorkKind
    /// What became of it.
    public let status: RequestStatus
    /// When it was asked for, seconds since 1970 UTC.
    public let requestedAt: Int64
    /// When its status changed last; nil while it is open.
    public let answeredAt: Int64?
    /// The character that came of it; nil for none.
    public let character: Identifier<WorkCharacter>?

    /// Makes a request.
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
