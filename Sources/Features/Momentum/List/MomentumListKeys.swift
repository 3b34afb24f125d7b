internal import Domain
internal import Navigation
internal import Terminal

/// The ways from one of my lists to what fills it.
@MainActor
struct MomentumListKeys {
    let isMine: Bool
    let actions: MomentumActions
    let strings: Strings

    var all: [KeyAction] {
        [
            KeyAction(id: "search.open", title: strings["action.search"], keys: [.character("/")], hint: 2) {
                [actions] in actions.search()
            },
            KeyAction(
                id: "momentum.dig", title: strings["action.dig-somebody"], keys: [.character("n")], hint: 2,
                isEnabled: isMine
            ) { [actions] in actions.dig() },
        ]
    }
}
