/// Whether a screen took an event or lets it pass on.
public enum Handled: Sendable {
    /// The event ends here.
    case consumed
    /// The next in line may have it.
    case ignored
}
