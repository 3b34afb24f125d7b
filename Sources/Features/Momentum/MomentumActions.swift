internal import Domain

/// Where a page of momentum leads; filled in by the coordinator.
struct MomentumActions {
    let showWork: @MainActor (Identifier<Work>) -> Void
    let showCharacter: @MainActor (Identifier<WorkCharacter>) -> Void
    let showReview: @MainActor (Identifier<Review>) -> Void
    let showMade: @MainActor () -> Void
    let showList: @MainActor (MomentumList) -> Void
    let showCalendar: @MainActor () -> Void
    let showComparison: @MainActor () -> Void
    let editProfile: @MainActor () -> Void
    let dig: @MainActor () -> Void
    let search: @MainActor () -> Void
    let export: @MainActor () -> Void
}
