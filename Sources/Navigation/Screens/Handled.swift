/// Whether a screen consumed an event.
public enum Handled: Sendable {
    /// The event ends here.
    case consumed
    /// The event is passed on.
    case ignored
}
