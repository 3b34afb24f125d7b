package enum QueryName: String, CaseIterable, Sendable {
    case after
    /// The start of a page of the inbox.
    case before
    case type
    case kind
    case order
    case query = "q"
    /// `1` to include covered content.
    case reveal
}
