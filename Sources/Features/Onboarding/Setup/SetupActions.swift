/// What the screen for somebody new leads to; the closure given along is called when a step is done.
struct SetupActions {
    let run: @MainActor (SetupStep, @escaping () -> Void) -> Void
}
