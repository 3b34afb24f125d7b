/// What became of a keyword that was to be watched.
public enum KeywordChange: Hashable, Sendable {
    /// It is watched now.
    case added
    /// It was watched already.
    case unchanged
    /// There are as many of its kind as may be.
    case full
}
