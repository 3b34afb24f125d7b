/// An option of a filter of works.
public enum WorkOption: Hashable, Sendable {
    case genre(Identifier<Genre>)
    /// A decade, by its first year.
    case decade(Int)
    /// An age rating; nil for unknown.
    case age(String?)
    /// The type a list uses instead of the member's own.
    case type(MBTI)

    /// The kind of the option.
    public var kind: WorkOptionKind {
        switch self {
        case .genre: .genre
        case .decade: .decade
        case .age: .age
        case .type: .type
        }
    }
}
