/// The result of adding a keyword.
public enum KeywordChange: Hashable, Sendable {
    case added
    /// It was watched already.
    case unchanged
    /// There are as many of its kind as allowed.
    case full
}
