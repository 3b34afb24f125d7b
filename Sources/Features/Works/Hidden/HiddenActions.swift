internal import Domain

/// Where the list of what was hidden leads; filled in by the coordinator.
struct HiddenActions {
    let showReview: @MainActor (Identifier<Review>) -> Void
}
