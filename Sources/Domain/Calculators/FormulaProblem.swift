/// Why a formula in a number field has no value.
public enum FormulaProblem: Error, Hashable, Sendable {
    /// Nothing was written.
    case empty
    /// Something that does not belong there; the column counts from 1.
    case unexpected(column: Int)
    /// It ends where a number must follow.
    case unfinished
    /// A division by nothing.
    case divisionByZero
    /// Longer or deeper than any sum somebody types.
    case tooLong
    /// More than can be counted.
    case tooLarge
}
