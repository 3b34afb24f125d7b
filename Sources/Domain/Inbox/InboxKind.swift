/// A kind of notification; each can be muted.
public enum InboxKind: String, CaseIterable, Sendable {
    /// Someone commented on my review.
    case comment
    /// Someone likes my review or comment.
    case like
    /// My character request was answered.
    case request
    /// Something new matches a keyword I watch.
    case keyword
}
