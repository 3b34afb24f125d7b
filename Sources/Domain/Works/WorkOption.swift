package enum WorkOption: Hashable, Sendable {
    case genre(Identifier<Genre>)
    /// A decade, by its first year.
    case decade(Int)
    /// An age rating; nil for unknown.
    case age(String?)
    /// The type a list uses instead of the member's own.
    case type(MBTI)

    package var kind: WorkOptionKind {
        switch self {
        case .genre: .genre
        case .decade: .decade
        case .age: .age
        case .type: .type
        }
    }
}

/// The kinds of option, in display order. Options of one kind are alternatives; different kinds must all hold.
package enum WorkOptionKind: String, CaseIterable, Hashable, Sendable {
    case genre
    case decade
    case age
    /// Allows only one option at a time.
    case type
}
