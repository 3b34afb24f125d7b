import Domain

/// What can be opened or pressed on a review's page.
enum ReviewTarget: Hashable, Sendable {
    /// Who wrote it.
    case author
    /// The character it is about.
    case character
    /// The work of the character.
    case work
    /// Like it, or no longer.
    case like
    /// Write a comment.
    case write
    case comment(Identifier<Comment>)
    /// More comments.
    case more
}
