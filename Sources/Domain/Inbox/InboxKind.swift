/// What an inbox tells; each can be switched off.
public enum InboxKind: String, CaseIterable, Sendable {
    /// Somebody commented on my review.
    case comment
    /// Somebody likes my review or comment.
    case like
    /// A character I asked for is there, or will not be.
    case request
    /// A keyword I watch was met in what was added.
    case keyword
}
