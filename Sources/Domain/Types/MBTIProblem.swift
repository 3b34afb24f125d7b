/// Why a text is no type.
public enum MBTIProblem: Error, Hashable, Sendable {
    /// It has not four letters.
    case length
    /// A letter is none of the two of its axis.
    case letter(Character, MBTIAxis)
}
