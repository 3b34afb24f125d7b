import Terminal

/// The actions at one moment: those of the screen with the input, those of the shell below it, and the part of these
/// that goes before all others.
@MainActor
struct KnownActions {
    let own: [KeyAction]
    let shell: [KeyAction]
    let always: [KeyAction]
}

struct HintedAction {
    let action: KeyAction
    let key: Key
}
