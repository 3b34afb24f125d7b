package enum StagedState: String, CaseIterable, Hashable, Sendable {
    case empty
    /// Every read fails.
    case failed
    case loading
}
