/// A row of a list of Home.
public enum ShelfRow: Hashable, Sendable {
    case work(WorkSummary)
    case wished(WishedWork)
    /// A character of a type, or someone in a work.
    case typed(TypedRow)
    case hot(HotCharacter)
}
