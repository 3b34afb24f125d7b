/// Whatever events can be observed and derived from: a `Signal` or an `Events`.
@MainActor
public protocol EventSource<Event> {
    /// What happens.
    associatedtype Event

    /// The face to observe it without being able to send.
    var events: Events<Event> { get }
}

extension EventSource {
    /// Calls `block` with every later event, until the subscription is cancelled or released.
    ///
    /// Store the subscription in a property or a bag: one in a local variable ends at its last use.
    public func observe(_ block: @escaping @MainActor (Event) -> Void) -> Subscription {
        events.subscribe(block)
    }
}
