/// Where a member's own post stands.
package struct PostStanding: Codable, Hashable, Sendable {
    /// Later posts have larger ones.
    package let no: Int64
    /// Raised with every edit.
    package let version: Int
    /// In milliseconds.
    package let written: Int64
    /// In milliseconds; nil for never.
    package let edited: Int64?
    /// Whether it is shown.
    package let state: KnownOrOther<PostState>
    /// Why it is hidden; nil otherwise.
    package let why: String?
    /// The first of the versions that a later text took the place of unread; nil for none.
    package let unreadFrom: Int?
    /// The last of them; nil for none.
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
