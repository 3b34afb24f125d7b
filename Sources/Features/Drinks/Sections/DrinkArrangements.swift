import Domain
import Reactive

/// What each list of the tab shows and in which order, kept while the program runs: who comes back finds it as it was.
@MainActor
package final class DrinkArrangements {
    private var kept: [DrinkSection: Observable<DrinkArrangement>] = [:]

    /// Makes arrangements: every list whole, in its own order.
    package init() {}

    /// The arrangement of a list.
    subscript(section: DrinkSection) -> Observable<DrinkArrangement> {
        if let known = kept[section] { return known }
        let new = Observable(DrinkArrangement(sort: section.ownSort ?? .name))
        kept[section] = new
        return new
    }
}
