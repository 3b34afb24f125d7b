/// A row of a list of Home.
public enum ShelfRow: Hashable, Sendable {
    /// A work.
    case work(WorkSummary)
    /// A work that is wished for.
    case wished(WishedWork)
    /// A character of a type, or somebody of a work.
    case typed(TypedRow)
    /// A character who is dug much.
    case hot(HotCharacter)
}
