/// What keys do at one moment: the actions of whoever gets the input, and those of the shell below it.
@MainActor
struct KnownActions {
    let own: [KeyAction]
    let shell: [KeyAction]
}
