/// Whether a post is shown.
package enum PostState: String, CaseIterable, Sendable {
    case shown
    /// Hidden until somebody has looked at what was reported.
    case reported
    /// Hidden by an operator.
    case hidden
    /// Deleted by its author.
    case gone
}
