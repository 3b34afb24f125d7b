import Domain

/// What a member does with a review, or with the comment in focus.
enum ReviewCommand: Hashable, Sendable {
    /// Likes it, or no longer.
    case like(Identifier<Comment>?)
    /// Writes a comment.
    case write
    /// Changes what is the member's own.
    case edit(Identifier<Comment>?)
    /// Removes what is the member's own.
    case delete(Identifier<Comment>?)
    /// Shows what spoils, or hides it again.
    case reveal(Identifier<Comment>?)
    /// Hides it from the member.
    case hide(Identifier<Comment>?)
    /// Hides everything its author wrote and will write.
    case hideAuthor(Identifier<Comment>?)
    case report
}
