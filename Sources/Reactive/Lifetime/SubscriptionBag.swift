/// Subscriptions that live as long as their owner; releasing the bag cancels all of them.
///
/// The bag grows with every subscription, so a repeated one belongs in a property of its own.
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
