internal import Domain
internal import Reactive

/// What each shelf shows and in which order, kept while the program runs: who comes back finds it as it was.
@MainActor
public final class ShelfArrangements {
    private var kept: [HomeShelf: Observable<ShelfArrangement>] = [:]
    /// The names of the genres, once a filter was opened.
    var genres: [Identifier<Genre>: LocalizedText] = [:]

    /// The shelves that are too long to be looked at to their end, as the filter found them.
    var long: Set<HomeShelf> = []

    /// Makes arrangements: every shelf whole, in its own order.
    public init() {}

    /// The arrangement of a shelf.
    subscript(shelf: HomeShelf) -> Observable<ShelfArrangement> {
        if let known = kept[shelf] { return known }
        let new = Observable(ShelfArrangement())
        kept[shelf] = new
        return new
    }
}
