import FeatureKit

struct CollectionState: ListScreenState {
    var list = ListState<DrinkRow>()
    var head = CollectionHead()

    var phase: Phase { list.phase }
    var rowCount: Int { list.rowCount }
    var matches: [Int] { list.matches }

    func row(at index: Int) -> DrinkRow? { list.row(at: index) }
}

struct CollectionHead: Equatable, Sendable {
    var name = ""
    /// `12 drinks`.
    var count = ""
}
