internal import Domain

/// What can be opened at Home.
enum HomeTarget: Hashable, Sendable {
    case drink(Identifier<Drink>)
    case work(Identifier<Work>)
    /// A work of a shelf; the same may stand in Tonight.
    case today(Identifier<Work>)
    case shelf(HomeShelf)
    case chooseType
}
