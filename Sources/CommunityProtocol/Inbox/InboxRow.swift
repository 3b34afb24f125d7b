public import Domain

/// Something that happened around what is a member's own.
public struct InboxRow: Codable, Hashable, Sendable {
    /// Later ones have larger ones.
    public let no: Int64
    /// What happened.
    public let kind: OpenCode<InboxKind>
    /// The review or comment it is about; nil for none.
    public let post: String?
    /// The review to open; nil for none.
    public let review: String?
    /// Nil for none.
    public let character: CharacterRow?
    /// Nil for none.
    public let work: WorkRow?
    /// The word that was met; nil for none.
    public let word: String?
    /// The request that was answered; nil for none.
    public let request: String?
    /// The last three who caused it.
    public let actors: [MemberRow]
    /// How many caused it.
    public let count: Int
    /// When it last happened, in milliseconds.
    public let at: Int64
    /// Whether it was read.
    public let read: Bool

    /// Memberwise.
    public init(
        no: Int64, kind: OpenCode<InboxKind>, post: String? = nil, review: String? = nil,
        character: CharacterRow? = nil, work: WorkRow? = nil, word: String? = nil, request: String? = nil,
        actors: [MemberRow], count: Int, at: Int64, read: Bool
    ) {
        self.no = no
        self.kind = kind
        self.post = post
        self.review = review
        self.character = character
        self.work = work
        self.word = word
        self.request = request
        self.actors = actors
        self.count = count
        self.at = at
        self.read = read
    }
}
