/// Why something about a shared bar could not be done.
public enum BarSharingProblem: Error, Hashable, Sendable {
    /// One's own bar is one's own already.
    case isOwn
    /// That bar is not shared with them, or no longer.
    case notShared
    /// Another bar is used than the one that was looked at: it was changed, or sharing ended, in between.
    case isAnotherBar
}
