package import Domain

/// Something that happened around what is a member's own.
package struct InboxRow: Codable, Hashable, Sendable {
    /// Later ones have larger ones.
    package let no: Int64
    package let kind: KnownOrOther<InboxKind>
    /// The review or comment it is about; nil for none.
    package let post: String?
    /// The review to open; nil for none.
    package let review: String?
    /// Nil for none.
    package let character: CharacterRow?
    /// Nil for none.
    package let work: WorkRow?
    /// The word that was met; nil for none.
    package let word: String?
    /// The request that was answered; nil for none.
    package let request: String?
    /// The last three who caused it.
    package let actors: [MemberRow]
    /// How many caused it.
    package let count: Int
    /// When it last happened, in milliseconds.
    package let at: Int64
    /// Whether it was read.
    package let read: Bool

    package init(
        no: Int64, kind: KnownOrOther<InboxKind>, post: String? = nil, review: String? = nil,
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
