/// What the screen for somebody new leads to.
struct SetupActions {
    let run: @MainActor (SetupStep) -> Void
}
