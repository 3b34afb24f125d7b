/// Events that can be observed but not sent. Operators retain nothing until their result is observed; each observer has
/// a chain of its own.
@MainActor
public struct Events<Event>: EventSource {
    typealias Block = @MainActor (Event) -> Void

    let subscribe: @MainActor (@escaping Block) -> Subscription

    init(_ subscribe: @escaping @MainActor (@escaping Block) -> Subscription) {
        self.subscribe = subscribe
    }

    package static var never: Events { Events { _ in Subscription {} } }

    package var events: Events { self }
}

/// A source of events to observe and transform: a `Signal` or an `Events`.
@MainActor
package protocol EventSource<Event> {
    associatedtype Event

    /// A view for observing without sending.
    var events: Events<Event> { get }
}

extension EventSource {
    /// Calls `block` with every later event until the subscription is cancelled or released. Store it in a property or
    /// a bag; a local variable is released at its last use.
    package func observe(_ block: @escaping @MainActor (Event) -> Void) -> Subscription {
        events.subscribe(block)
    }
}
