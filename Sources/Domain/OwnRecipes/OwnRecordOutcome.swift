/// The result of storing a record.
public enum OwnRecordOutcome: Hashable, Sendable {
    /// It is new.
    case imported(id: String)
    /// It replaced the record with this id.
    case updated(id: String)
    /// The record with this id stayed, or was identical.
    case skipped(id: String)
    /// Nothing of it was stored.
    case failed(OwnRecordProblem)
}
