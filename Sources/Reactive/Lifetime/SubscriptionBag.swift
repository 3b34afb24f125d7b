/// Subscriptions that live as long as their owner: all are cancelled when the bag is released.
///
/// The bag grows with every subscription; a repeated one belongs in a property of its own.
@MainActor
public final class SubscriptionBag {
    private var subscriptions: [Subscription] = []

    /// An empty bag.
    public init() {}

    /// Cancels the subscription together with the bag.
    public func add(_ subscription: Subscription) {
        subscriptions.append(subscription)
    }

    /// Cancels all, in the order in which they were added.
    public func removeAll() {
        let cancelled = subscriptions
        subscriptions = []
        for subscription in cancelled { subscription.cancel() }
    }
}
