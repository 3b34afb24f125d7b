package enum TextAlignment: Hashable, Sendable {
    case leading
    case trailing
    /// In the middle; an odd blank goes after it.
    case center
}
