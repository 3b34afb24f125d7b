internal import Domain

/// What can be opened on a page of momentum.
enum MomentumTarget: Hashable, Sendable {
    case work(Identifier<Work>, MomentumList)
    case character(Identifier<WorkCharacter>)
    case review(Identifier<Review>, MomentumList)
    case list(MomentumList)
    case calendar
    case made
    case comparison
    case profile
    case dig
    case search
}
