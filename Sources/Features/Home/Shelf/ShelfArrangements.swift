import Domain
import Reactive

/// The filter and order of each shelf, kept while the program runs.
@MainActor
package final class ShelfArrangements {
    private var kept: [HomeShelf: Observable<ShelfArrangement>] = [:]
    let known = Observable(Knowledge())

    struct Knowledge: Equatable {
        var genres: [Identifier<Genre>: LocalizedText] = [:]
    }

    /// Makes unfiltered arrangements in the shelves' own orders.
    package init() {}

    subscript(shelf: HomeShelf) -> Observable<ShelfArrangement> {
        if let known = kept[shelf] { return known }
        let new = Observable(ShelfArrangement())
        kept[shelf] = new
        return new
    }
}
