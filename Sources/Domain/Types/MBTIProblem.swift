/// Why a text is not a type.
public enum MBTIProblem: Error, Hashable, Sendable {
    /// It does not have four letters.
    case length
    /// A letter is neither of the two of its axis.
    case letter(Character, MBTIAxis)
}
