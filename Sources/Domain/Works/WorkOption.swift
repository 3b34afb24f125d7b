/// An option of a filter of works.
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

/// The kinds of option in a filter of works, in the order in which they are shown. Options of one kind are
/// alternatives; different kinds must all hold.
package enum WorkOptionKind: String, CaseIterable, Hashable, Sendable {
    case genre
    case decade
    case age
    /// Only one at a time.
    case type
}
