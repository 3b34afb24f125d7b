import Domain
import Navigation
import Terminal

/// Keys that several screens of momentum have.
enum MomentumKeys {
    /// From what I dug to somebody to dig.
    @MainActor
    static func dig(_ strings: Strings, perform: @escaping () -> Void) -> KeyAction {
        KeyAction(
            id: "momentum.dig", title: strings["action.dig-somebody"], keys: [.character("n")], hint: 2,
            perform: perform)
    }
}
