/// What somebody new may do first, in this order; all of it can be skipped.
enum SetupStep: String, CaseIterable, Hashable, Sendable {
    /// Tick the commonest bottles.
    case bar
    /// Tick the drinks that were tried.
    case tried
    /// Go on into the program.
    case start
}
