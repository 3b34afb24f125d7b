internal import Domain

/// Where a review's page leads; filled in by the coordinator.
struct ReviewPageActions {
    let showMember: @MainActor (Identifier<Profile>) -> Void
    let showCharacter: @MainActor (Identifier<WorkCharacter>) -> Void
    let showWork: @MainActor (Identifier<Work>) -> Void
    let showForm: @MainActor (WorksForm) -> Void
    /// Closes the page: what it was about is gone.
    let close: @MainActor () -> Void
}
