/// The kinds of what a filter may ask of works, in the order they are shown. What is asked of one kind holds one or the
/// other; what is asked of several all holds.
public enum WorkOptionKind: String, CaseIterable, Hashable, Sendable {
    /// Genres.
    case genre
    /// Tens of years.
    case decade
    /// For whom a work is rated.
    case age
    /// The type a list goes by; only one.
    case type
}
