/// How much of a screen is copied.
public enum CopyPart: Hashable, Sendable {
    /// The selected row.
    case row
    /// All there is on it.
    case whole
}
