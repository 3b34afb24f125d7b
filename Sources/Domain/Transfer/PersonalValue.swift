/// A value of something a member keeps, as our own format has it.
public enum PersonalValue: Hashable, Sendable {
    /// Yes or no.
    case flag(Bool)
    /// A whole number.
    case integer(Int64)
    /// Any other number.
    case number(Double)
    /// A text.
    case text(String)
    /// Words or ids.
    case words([String])
}
