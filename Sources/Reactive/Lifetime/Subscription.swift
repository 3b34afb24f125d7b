/// The life of one binding: it ends when this is cancelled or released.
///
/// Keep it in a property or a `SubscriptionBag`. The optimiser releases a local variable at its last use, and the
/// binding with it.
@MainActor
public final class Subscription {
    private var onCancel: (@MainActor () -> Void)?

    /// A subscription which ends by `onCancel`, called once.
    public init(_ onCancel: @escaping @MainActor () -> Void) {
        self.onCancel = onCancel
    }

    isolated deinit {
        onCancel?()
    }

    /// Ends the binding, at once even during a delivery. A second time does nothing.
    public func cancel() {
        let action = onCancel
        onCancel = nil
        action?()
    }

    /// Leaves the binding's life to `bag`.
    public func store(in bag: SubscriptionBag) {
        bag.add(self)
    }
}
