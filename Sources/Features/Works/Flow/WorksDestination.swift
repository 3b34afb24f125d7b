public import Domain

/// Where a flow through works, characters and reviews may begin.
public enum WorksDestination: Hashable, Sendable {
    /// A work's page.
    case work(Identifier<Work>)
    /// A character's page.
    case character(Identifier<WorkCharacter>)
    /// A review's page.
    case review(Identifier<Review>)
    /// The form for a review of a character.
    case writing(about: Identifier<WorkCharacter>)
    /// The works the member added.
    case ownWorks
    /// The requests for characters.
    case requests
    /// What the member hid.
    case hidden
}
