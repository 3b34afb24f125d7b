/// An object that observes events and state for as long as it lives: it owns the bag with its subscriptions.
@MainActor
package protocol Subscriber: AnyObject {
    var bag: SubscriptionBag { get }
}

extension Subscriber {
    /// Calls `action` with this object, which it does not retain, and every later event.
    package func on<Event>(_ source: some EventSource<Event>, _ action: @escaping @MainActor (Self, Event) -> Void) {
        source.observe { [weak self] event in
            if let self { action(self, event) }
        }.store(in: bag)
    }

    package func on(_ source: some EventSource, _ action: @escaping @MainActor (Self) -> Void) {
        on(source) { subscriber, _ in action(subscriber) }
    }

    /// Calls `action` with this object, which it does not retain, and the current value, then with every later one.
    package func on<Value>(_ source: some StateSource<Value>, _ action: @escaping @MainActor (Self, Value) -> Void) {
        source.observe { [weak self] value in
            if let self { action(self, value) }
        }.store(in: bag)
    }

    package func on(_ source: some StateSource, _ action: @escaping @MainActor (Self) -> Void) {
        on(source) { subscriber, _ in action(subscriber) }
    }
}
