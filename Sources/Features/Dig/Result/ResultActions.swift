internal import Domain

/// Where the result leads; filled in by the coordinator.
struct ResultActions {
    let voteAgain: @MainActor (Identifier<WorkCharacter>) -> Void
    /// Shows another character of the work in this one's place.
    let showOther: @MainActor (DugState) -> Void
    /// Shows another character of the work above this one.
    let openOther: @MainActor (DugState) -> Void
    let showPage: @MainActor (Identifier<WorkCharacter>) -> Void
    let showWork: @MainActor (Identifier<Work>) -> Void
    let writeReview: @MainActor (Identifier<WorkCharacter>) -> Void
    let showTable: @MainActor (ResultTable) -> Void
}
