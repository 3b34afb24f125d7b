import Domain

enum CharacterTarget: Hashable, Sendable {
    case work
    case dig
    case result
    case write
    case order(ReviewOrder)
    case review(Identifier<Review>)
    case more
    case hidden
    case other(Identifier<WorkCharacter>)
}
