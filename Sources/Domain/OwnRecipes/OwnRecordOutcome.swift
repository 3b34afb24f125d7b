/// What became of a record that was to be kept.
public enum OwnRecordOutcome: Hashable, Sendable {
    /// It is new, under this id.
    case imported(id: String)
    /// It took the place of another of this id.
    case updated(id: String)
    /// Another of this id stays, or it was there just so.
    case skipped(id: String)
    /// It could not be kept; nothing of it was.
    case failed(OwnRecordProblem)
}
