/// The lifetime of a binding, which ends when the subscription is cancelled or released.
///
/// Store it in a property or a `SubscriptionBag`. The optimiser releases a local variable at its last use, and the
/// binding with it.
@MainActor
public final class Subscription {
    private var onCancel: (@MainActor () -> Void)?

    /// - Parameter onCancel: called once.
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
