/// A source of events that can be observed and transformed: a `Signal` or an `Events`.
@MainActor
package protocol EventSource<Event> {
    associatedtype Event

    /// A view for observing without sending.
    var events: Events<Event> { get }
}

extension EventSource {
    /// Calls `block` with every later event, until the subscription is cancelled or released.
    ///
    /// Store the subscription in a property or a bag: one in a local variable ends at its last use.
    package func observe(_ block: @escaping @MainActor (Event) -> Void) -> Subscription {
        events.subscribe(block)
    }
}
