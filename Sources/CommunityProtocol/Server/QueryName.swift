/// The names of what stands behind the question mark.
package enum QueryName: String, CaseIterable, Sendable {
    /// Where a page begins.
    case after
    /// Where a page of the inbox begins.
    case before
    /// A list's type, `INFJ`.
    case type
    /// The kind of works.
    case kind
    /// The order of reviews.
    case order
    /// What is searched for.
    case query = "q"
    /// `1` to be shown what is covered.
    case reveal
}
