package enum VoteDisposal: String, CaseIterable, Sendable {
    /// They stay in the counts anonymously.
    case keep
    case remove
}
