/// Who allows a substitute.
public enum SubstituteOrigin: String, Sendable {
    /// The recipe's line.
    case recipe
    case member
    /// The general table of the catalogue.
    case global
}
