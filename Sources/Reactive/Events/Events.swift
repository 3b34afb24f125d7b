/// Events that can be observed but not sent.
///
/// Operators retain nothing until their result is observed; each observer has a chain of its own.
@MainActor
package struct Events<Event>: EventSource {
    typealias Block = @MainActor (Event) -> Void

    let subscribe: @MainActor (@escaping Block) -> Subscription

    init(_ subscribe: @escaping @MainActor (@escaping Block) -> Subscription) {
        self.subscribe = subscribe
    }

    package static var never: Events { Events { _ in Subscription {} } }

    package var events: Events { self }
}
