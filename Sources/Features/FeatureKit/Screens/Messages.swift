package import Navigation
package import Reactive

/// What a view model has to say in passing: shown as toasts, never kept.
@MainActor
public struct Messages {
    /// Something was done.
    package let done: Events<String>
    /// Something could not be done; the text says why and what to do.
    package let failed: Events<String>

    /// A view model that never says anything.
    package static var none: Messages { Messages(done: .never, failed: .never) }

    /// Both kinds.
    package init(done: Events<String>, failed: Events<String>) {
        self.done = done
        self.failed = failed
    }

    /// These and others, in the order in which they come.
    package func merging(_ other: Messages) -> Messages {
        Messages(done: done.merge(other.done), failed: failed.merge(other.failed))
    }

    /// Shows them until the bag lets go.
    package func show(in host: any ScreenHost, bag: SubscriptionBag) {
        done.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }
}
