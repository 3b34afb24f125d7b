import Domain
import Navigation
import Terminal

enum MomentumKeys {
    @MainActor
    static func dig(_ strings: Strings, perform: @escaping () -> Void) -> KeyAction {
        KeyAction(
            id: "momentum.dig", title: strings["action.dig-somebody"], keys: [.character("n")], hint: 2,
            perform: perform)
    }
}
