package enum OperationState: String, CaseIterable, Sendable {
    case done
    /// The operation is kept and need not be resent. Its outcome follows among the changes.
    case accepted
    /// The operation has no effect, now or later.
    case refused
}
