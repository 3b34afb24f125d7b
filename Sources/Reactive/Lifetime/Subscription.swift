/// The lifetime of a binding, which ends when the subscription is cancelled or released. Store it in a property or a
/// `SubscriptionBag`: the optimiser releases a local variable at its last use, and the binding with it.
@MainActor
public final class Subscription {
    private var onCancel: (@MainActor () -> Void)?

    /// `onCancel` is called once.
    package init(_ onCancel: @escaping @MainActor () -> Void) {
        self.onCancel = onCancel
    }

    isolated deinit {
        onCancel?()
    }

    /// Ends the binding immediately, even during a delivery. A second call does nothing.
    package func cancel() {
        let action = onCancel
        onCancel = nil
        action?()
    }

    package func store(in bag: SubscriptionBag) {
        bag.add(self)
    }
}

/// Subscriptions that live as long as their owner; releasing the bag cancels all of them. It grows with every
/// subscription, so a repeated one belongs in a property of its own.
@MainActor
package final class SubscriptionBag {
    private var subscriptions: [Subscription] = []

    package init() {}

    package func add(_ subscription: Subscription) {
        subscriptions.append(subscription)
    }

    /// Cancels all subscriptions in the order they were added.
    package func removeAll() {
        let cancelled = subscriptions
        subscriptions = []
        for subscription in cancelled { subscription.cancel() }
    }
}
