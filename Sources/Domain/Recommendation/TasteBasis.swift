/// How a member showed that they like a drink, strongest first.
public enum TasteBasis: Int, CaseIterable, Sendable {
    /// Rated above the middle.
    case loved
    /// Saved or made, and not rated above the middle.
    case kept
    /// Only marked as tried.
    case tried
}
