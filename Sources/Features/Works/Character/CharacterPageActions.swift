internal import Domain

/// Where a character's page leads; filled in by the coordinator.
struct CharacterPageActions {
    let showWork: @MainActor (Identifier<Work>) -> Void
    let showDig: @MainActor (Identifier<WorkCharacter>) -> Void
    let showResult: @MainActor (Identifier<WorkCharacter>) -> Void
    let showReview: @MainActor (Identifier<Review>) -> Void
    let showCharacter: @MainActor (Identifier<WorkCharacter>) -> Void
    let showForm: @MainActor (WorksForm) -> Void
    let showHidden: @MainActor () -> Void
}
