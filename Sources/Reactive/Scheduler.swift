/// Runs work later. The event loop is one; tests have one with a manual clock.
@MainActor
public protocol Scheduler: AnyObject {
    /// Calls `action` once after `delay`, unless the subscription is cancelled or released before.
    func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Subscription
}
