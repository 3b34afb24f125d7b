package struct PostStanding: Codable, Hashable, Sendable {
    package let no: Int64
    package let version: Int
    /// In milliseconds.
    package let written: Int64
    /// In milliseconds; nil for never.
    package let edited: Int64?
    package let state: KnownOrOther<PostState>
    package let why: String?
    /// The first version that a later text replaced unread; nil for none.
    package let unreadFrom: Int?
    /// The last version that a later text replaced unread; nil for none.
    package let unreadTo: Int?

    package init(
        no: Int64, version: Int, written: Int64, edited: Int64? = nil, state: KnownOrOther<PostState>,
        why: String? = nil,
        unreadFrom: Int? = nil, unreadTo: Int? = nil
    ) {
        self.no = no
        self.version = version
        self.written = written
        self.edited = edited
        self.state = state
        self.why = why
        self.unreadFrom = unreadFrom
        self.unreadTo = unreadTo
    }
}
