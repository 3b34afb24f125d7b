import Domain
import Reactive

/// What each shelf shows and in which order, kept while the program runs: who comes back finds it as it was.
@MainActor
package final class ShelfArrangements {
    private var kept: [HomeShelf: Observable<ShelfArrangement>] = [:]
    /// What was learnt when a filter was opened.
    let known = Observable(Knowledge())

    /// What only the filter reads, and the shelf tells.
    struct Knowledge: Equatable {
        /// The names of the genres.
        var genres: [Identifier<Genre>: LocalizedText] = [:]
    }

    /// Every shelf whole, in its own order.
    package init() {}

    subscript(shelf: HomeShelf) -> Observable<ShelfArrangement> {
        if let known = kept[shelf] { return known }
        let new = Observable(ShelfArrangement())
        kept[shelf] = new
        return new
    }
}
