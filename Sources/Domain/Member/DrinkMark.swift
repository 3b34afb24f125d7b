/// A mark that a member sets on a drink with one key.
public enum DrinkMark: String, CaseIterable, Sendable {
    /// Saved for another evening.
    case saved
    /// Drunk before, anywhere; drinks made at home are in the log.
    case tried
}
