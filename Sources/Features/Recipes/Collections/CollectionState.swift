import FeatureKit

/// What a collection shows.
struct CollectionState: ListScreenState {
    /// Its drinks, in their order.
    var list = ListState<DrinkRow>()
    var head = CollectionHead()

    var phase: Phase { list.phase }
    var rowCount: Int { list.rowCount }
    var matches: [Int] { list.matches }

    func row(at index: Int) -> DrinkRow? { list.row(at: index) }
}

/// What a collection is called and holds.
struct CollectionHead: Equatable, Sendable {
    /// Empty until it is known.
    var name = ""
    /// `12 drinks`.
    var count = ""
}
