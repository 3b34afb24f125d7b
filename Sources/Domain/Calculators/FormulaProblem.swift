/// Why a formula has no value.
public enum FormulaProblem: Error, Hashable, Sendable {
    case empty
    /// A character that does not belong there; columns count from 1.
    case unexpected(column: Int)
    /// It ends where a number must follow.
    case unfinished
    case divisionByZero
    /// Longer or more deeply nested than anyone would type.
    case tooLong
    /// The value is too large.
    case tooLarge
}
