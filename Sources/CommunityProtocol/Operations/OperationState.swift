/// What became of an operation.
package enum OperationState: String, CaseIterable, Sendable {
    /// It is in the store.
    case done
    /// It is kept and need not be sent again; its outcome will be among the changes.
    case accepted
    /// It changes nothing, now or later.
    case refused
}
