/// What a member may say of a drink with one key.
public enum DrinkMark: String, CaseIterable, Sendable {
    /// Kept for another evening.
    case saved
    /// Drunk before, wherever that was; having made it at home is the log's affair.
    case tried
}
