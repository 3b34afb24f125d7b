/// Why an operation on a shared bar failed.
public enum BarSharingProblem: Error, Hashable, Sendable {
    /// A member cannot share their bar with themselves.
    case isOwn
    /// That bar is not shared with them, or no longer.
    case notShared
    /// The bar in use is not the one that was shown: the member switched, or sharing ended, in between.
    case isAnotherBar
}
