internal import Domain

/// Where the list of own works leads; filled in by the coordinator.
struct OwnWorksActions {
    let showWork: @MainActor (Identifier<Work>) -> Void
    let showForm: @MainActor (WorksForm) -> Void
}
