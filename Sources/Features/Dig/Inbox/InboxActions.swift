internal import Domain

/// Where the inbox leads; filled in by the coordinator.
struct InboxActions {
    let showReview: @MainActor (Identifier<Review>) -> Void
    let showWork: @MainActor (Identifier<Work>) -> Void
    let showPage: @MainActor (Identifier<WorkCharacter>) -> Void
    let showMember: @MainActor (Identifier<Profile>) -> Void
    /// Asks which kinds are wanted.
    let chooseKinds: @MainActor (InboxKindChoice) -> Void
}
