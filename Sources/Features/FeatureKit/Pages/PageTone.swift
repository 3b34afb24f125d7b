/// How loud a text of a page is.
public enum PageTone: Hashable, Sendable {
    /// Ordinary.
    case text
    /// Of second rank.
    case muted
    /// Good news.
    case good
    /// Attention.
    case warning
}
