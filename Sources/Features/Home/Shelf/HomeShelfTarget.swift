internal import Domain

/// What a row of a shelf opens. Somebody who is masked opens the work.
enum HomeShelfTarget: Hashable, Sendable {
    case work(Identifier<Work>)
    case character(Identifier<WorkCharacter>)
}
