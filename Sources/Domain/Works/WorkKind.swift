/// The two kinds of works.
package enum WorkKind: String, CaseIterable, Sendable {
    /// Drawn or modelled, a film or a series.
    case animation
    /// A film with actors.
    case film
}
