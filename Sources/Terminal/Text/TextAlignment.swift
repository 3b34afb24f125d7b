/// Where text stands in a space wider than itself.
public enum TextAlignment: Hashable, Sendable {
    /// At the left, blanks after it.
    case leading
    /// At the right, blanks before it.
    case trailing
    /// In the middle; an odd blank goes after it.
    case center
}
