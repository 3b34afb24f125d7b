/// Who says that one thing may stand in for another.
public enum SubstituteOrigin: String, Sendable {
    /// The recipe's own line.
    case recipe
    /// The member.
    case member
    /// The general table of the catalogue.
    case global
}
