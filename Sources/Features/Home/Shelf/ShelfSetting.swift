import Domain
import FeatureKit
import Reactive

/// The settings of a shelf: its filter and order, the kind of works on all shelves, and its type.
@MainActor
struct ShelfSetting {
    let shelf: HomeShelf
    private let kind: Observable<WorkKind?>
    private let arrangement: Observable<ShelfArrangement>
    private let member: () -> Author?
    let known: Observable<ShelfArrangements.Knowledge>

    init(
        shelf: HomeShelf, kind: Observable<WorkKind?>, arrangements: ShelfArrangements, member: @escaping () -> Author?
    ) {
        self.shelf = shelf
        self.kind = kind
        self.member = member
        arrangement = arrangements[shelf]
        known = arrangements.known
    }

    /// The current filter and order, including the kind of works.
    var current: ShelfArrangement {
        let (filter, sort) = (arrangement.value.filter, arrangement.value.sort)
        return ShelfArrangement(filter: WorkFilter(kind: kind.value, wanted: filter.wanted), sort: sort)
    }

    /// The filter's type, otherwise the member's; nil without either.
    var type: MBTI? { arrangement.value.filter.type ?? member()?.type }

    var changes: Events<Void> { kind.changes.map { _ in }.merge(arrangement.changes.map { _ in }) }

    func toggle(_ option: WorkOption) { arrangement.update { $0.filter.toggle(option) } }
    func clearFilter() { arrangement.update { $0.filter.clear() } }
    func sortNext() { arrangement.update { $0.sort = $0.sort.next } }
    func showNextKind() { kind.update { $0 = $0.next } }
}

/// The filter and order of each shelf, kept while the program runs.
@MainActor
package final class ShelfArrangements {
    private var kept: [HomeShelf: Observable<ShelfArrangement>] = [:]
    let known = Observable(Knowledge())

    struct Knowledge: Equatable {
        var genres: [Identifier<Genre>: LocalizedText] = [:]
    }

    package init() {}

    subscript(shelf: HomeShelf) -> Observable<ShelfArrangement> {
        if let known = kept[shelf] { return known }
        let new = Observable(ShelfArrangement())
        kept[shelf] = new
        return new
    }
}
