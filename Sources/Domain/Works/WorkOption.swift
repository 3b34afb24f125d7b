/// What a filter may ask of works.
public enum WorkOption: Hashable, Sendable {
    /// A genre.
    case genre(Identifier<Genre>)
    /// Ten years, by the first of them.
    case decade(Int)
    /// For whom it is rated; nil where that is not told.
    case age(String?)
    /// The type a list goes by, in the place of the member's own.
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
