import Terminal

/// The current actions: the focused screen's, the shell's, and those of the shell that precede all others.
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
