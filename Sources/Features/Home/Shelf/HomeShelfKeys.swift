internal import Domain
internal import Navigation
internal import Reactive
internal import Terminal

/// What a shelf can do beside what every list can: show the other kind of works, and choose the type it lacks.
@MainActor
struct HomeShelfKeys {
    let shelf: HomeShelf
    let hasType: Bool
    let kind: Observable<WorkKind?>
    let actions: HomeShelfActions
    let strings: Strings

    var all: [KeyAction] {
        [
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
