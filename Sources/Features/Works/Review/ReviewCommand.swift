import Domain

/// An action on the focused comment; nil for the review itself.
enum ReviewCommand: Hashable, Sendable {
    case like(Identifier<Comment>?)
    case write
    case edit(Identifier<Comment>?)
    case delete(Identifier<Comment>?)
    case reveal(Identifier<Comment>?)
    case hide(Identifier<Comment>?)
    /// Hides everything by its author, now and in the future.
    case hideAuthor(Identifier<Comment>?)
    case report
}
