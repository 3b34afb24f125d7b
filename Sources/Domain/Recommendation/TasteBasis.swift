/// What kind of liking a resemblance rests on, the strongest first.
public enum TasteBasis: Int, CaseIterable, Sendable {
    /// Rated above the middle.
    case loved
    /// Saved or made, and not rated above the middle.
    case kept
    /// Ticked in the tried picker only.
    case tried
}
