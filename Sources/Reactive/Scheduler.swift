/// Schedules work for later. The event loop is one scheduler; tests use one with a manual clock.
@MainActor
public protocol Scheduler: AnyObject {
    /// Calls `action` once after `delay`, unless the subscription is cancelled or released first.
    func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Subscription
}
