package enum PostState: String, CaseIterable, Sendable {
    case shown
    /// Hidden until an operator reviews the reports.
    case reported
    /// Hidden by an operator.
    case hidden
    /// Deleted by its author.
    case gone
}
