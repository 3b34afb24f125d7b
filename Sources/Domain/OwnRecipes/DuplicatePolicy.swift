/// What becomes of a record whose id is taken.
public enum DuplicatePolicy: String, CaseIterable, Sendable {
    /// The one that is there stays.
    case skip
    /// The new one takes its place. What the catalogue holds is not replaced: an own record takes a place beside it.
    case overwrite
    /// Both stay: the new one gets an id of its own.
    case copy
}
