package import Domain

package struct InboxAnswer: Codable, Hashable, Sendable {
    package let items: [InboxRow]
    /// The number of unread rows, at most 100.
    package let unread: Int
    package let next: String?

    package init(items: [InboxRow], unread: Int, next: String? = nil) {
        self.items = items
        self.unread = unread
        self.next = next
    }
}

package struct InboxRow: Codable, Hashable, Sendable {
    /// Higher for later rows.
    package let no: Int64
    package let kind: KnownOrOther<InboxKind>
    package let post: String?
    /// The review to open; nil for none.
    package let review: String?
    package let character: CharacterRow?
    package let work: WorkRow?
    package let word: String?
    package let request: String?
    /// The last three members who caused it.
    package let actors: [MemberRow]
    package let count: Int
    /// The time of the last event, in milliseconds.
    package let at: Int64
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
