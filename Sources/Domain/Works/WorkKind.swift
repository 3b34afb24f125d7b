/// The two kinds of works.
public enum WorkKind: String, CaseIterable, Sendable {
    /// Drawn or modelled, a film or a series.
    case animation
    /// A film with actors.
    case film
}
