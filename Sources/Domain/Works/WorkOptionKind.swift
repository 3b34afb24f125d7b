/// The kinds of option in a filter of works, in the order in which they are shown. Options of one kind are
/// alternatives; different kinds must all hold.
public enum WorkOptionKind: String, CaseIterable, Hashable, Sendable {
    case genre
    case decade
    case age
    /// Only one at a time.
    case type
}
