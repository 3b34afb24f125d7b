/// Where a member's own post stands.
public struct PostStanding: Codable, Hashable, Sendable {
    /// Later posts have larger ones.
    public let no: Int64
    /// Raised with every edit.
    public let version: Int
    /// In milliseconds.
    public let written: Int64
    /// In milliseconds; nil for never.
    public let edited: Int64?
    /// Whether it is shown.
    public let state: OpenCode<PostState>
    /// Why it is hidden; nil otherwise.
    public let why: String?
    /// The first of the versions that a later text took the place of unread; nil for none.
    public let unreadFrom: Int?
    /// The last of them; nil for none.
    public let unreadTo: Int?

    /// Memberwise.
    public init(
        no: Int64, version: Int, written: Int64, edited: Int64? = nil, state: OpenCode<PostState>, why: String? = nil,
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
