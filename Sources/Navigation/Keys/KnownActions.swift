/// What keys do at one moment: the actions of whoever gets the input, those of the shell below it, and of these again
/// those that come before all others.
@MainActor
struct KnownActions {
    let own: [KeyAction]
    let shell: [KeyAction]
    let always: [KeyAction]
}
