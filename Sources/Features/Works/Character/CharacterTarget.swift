import Domain

/// What can be opened or pressed on a character's page.
enum CharacterTarget: Hashable, Sendable {
    case work
    /// Say which type it is, or say so again.
    case dig
    /// What everybody thinks.
    case result
    /// Write a review.
    case write
    /// Another order of the reviews.
    case order(ReviewOrder)
    case review(Identifier<Review>)
    /// More reviews.
    case more
    /// The list of what was hidden.
    case hidden
    /// Another character of the work.
    case other(Identifier<WorkCharacter>)
}
