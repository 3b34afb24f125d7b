internal import Domain

/// Where a shelf leads; filled in by the coordinator.
struct HomeShelfActions {
    let showWork: @MainActor (Identifier<Work>) -> Void
    let showCharacter: @MainActor (Identifier<WorkCharacter>) -> Void
    let chooseType: @MainActor () -> Void
    let showFilter: @MainActor () -> Void
}
