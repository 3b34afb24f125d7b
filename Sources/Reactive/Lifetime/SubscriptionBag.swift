/// Subscriptions that live as long as their owner: all are cancelled when the bag is released.
///
/// The bag grows with every subscription; a repeated one belongs in a property of its own.
@MainActor
package final class SubscriptionBag {
    private var subscriptions: [Subscription] = []

    /// An empty bag.
    package init() {}

    /// Cancels the subscription together with the bag.
    package func add(_ subscription: Subscription) {
        subscriptions.append(subscription)
    }

    /// Cancels all, in the order in which they were added.
    package func removeAll() {
        let cancelled = subscriptions
        subscriptions = []
        for subscription in cancelled { subscription.cancel() }
    }
}
