internal import Domain
internal import Navigation
internal import Reactive
internal import Terminal

/// What a shelf can do beside what every list can: filter and sort, show the other kind of works, and choose the type it
/// lacks.
@MainActor
struct HomeShelfKeys {
    let shelf: HomeShelf
    let hasType: Bool
    let kind: Observable<WorkKind?>
    let arrangement: Observable<ShelfArrangement>
    let sorter: ShelfSorter
    let actions: HomeShelfActions
    let strings: Strings

    var all: [KeyAction] {
        [
            KeyAction(
                id: "home.filter", title: strings["action.filter"], keys: [.character("v")], hint: 1
            ) { [actions] in actions.showFilter() },
            KeyAction(
                id: "home.clear-filter", title: strings["action.filter-clear"], keys: [.character("0")], hint: 1,
                isEnabled: !arrangement.value.filter.wanted.isEmpty
            ) { [arrangement] in arrangement.update { $0.filter.clear() } },
            KeyAction(
                id: "home.sort", title: strings["action.sort"], keys: [.character("o")], hint: 2,
                isEnabled: shelf.isOfWorks && (hasType || !shelf.needsType)
            ) { [sorter] in sorter.advance() },
            KeyAction(id: "works.kind", title: strings["action.kind"], keys: [.character("f")], hint: 2) { [kind] in
                kind.update { $0 = $0.next }
            },
            KeyAction(
                id: "home.choose-type", title: strings["action.choose-type"], keys: [.character("t")], hint: 1,
                isEnabled: shelf.needsType && !hasType
            ) { [actions] in actions.chooseType() },
        ]
    }
}
