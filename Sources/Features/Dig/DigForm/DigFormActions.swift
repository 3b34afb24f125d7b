internal import Domain

/// Where the form leads; filled in by the coordinator.
struct DigFormActions {
    let showResult: @MainActor (Identifier<WorkCharacter>) -> Void
    let showPage: @MainActor (Identifier<WorkCharacter>) -> Void
}
