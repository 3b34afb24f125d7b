import Domain
import FeatureKit
import Reactive

/// The filter and order of each list of the tab, kept while the program runs.
@MainActor
package final class DrinkArrangements {
    private var kept: [DrinkSection: Observable<DrinkArrangement>] = [:]

    package init() {}

    subscript(section: DrinkSection) -> Observable<DrinkArrangement> {
        if let known = kept[section] { return known }
        let new = Observable(DrinkArrangement(sort: section.ownSort ?? .name))
        kept[section] = new
        return new
    }
}
