package import Navigation
package import Reactive

/// A view model's passing messages, shown as toasts and never stored.
@MainActor
public struct Messages {
    package let done: Events<String>
    /// Notifies about a failure; the text says why and what to do.
    package let failed: Events<String>

    package static var none: Messages { Messages(done: .never, failed: .never) }

    package init(done: Events<String>, failed: Events<String>) {
        self.done = done
        self.failed = failed
    }

    package func merging(_ other: Messages) -> Messages {
        Messages(done: done.merge(other.done), failed: failed.merge(other.failed))
    }

    package func show(in host: any ScreenHost, bag: SubscriptionBag) {
        done.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }
}
