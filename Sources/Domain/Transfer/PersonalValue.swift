/// A value in a personal record.
public enum PersonalValue: Hashable, Sendable {
    case flag(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
    /// Words or ids.
    case words([String])
}
