internal import Domain

/// Which kinds of news are wanted, and what to do with the answer.
struct InboxKindChoice {
    let wanted: Set<InboxKind>
    let changed: @MainActor (Set<InboxKind>) -> Void
}
