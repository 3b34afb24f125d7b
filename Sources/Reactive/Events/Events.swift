/// The face of events that can be observed but not sent through.
///
/// Operators on events hold nothing while nobody observes their result; each observer has a chain of its own.
@MainActor
public struct Events<Event>: EventSource {
    typealias Block = @MainActor (Event) -> Void

    let subscribe: @MainActor (@escaping Block) -> Subscription

    init(_ subscribe: @escaping @MainActor (@escaping Block) -> Subscription) {
        self.subscribe = subscribe
    }

    /// Events of which none ever happens.
    public static var never: Events { Events { _ in Subscription {} } }

    /// Itself.
    public var events: Events { self }
}
