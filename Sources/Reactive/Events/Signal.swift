/// Events: things that happen and are not stored.
///
/// Observers only get later events, so that navigation, toasts and alerts never fire again because a screen came back.
/// Whoever holds the `Signal` may send; give others its `events`. Order and queueing are those of `Observable`.
@MainActor
public final class Signal<Event>: EventSource {
    private let observers = ObserverList<Event>()
    private var revision = 0

    /// A signal without observers.
    package init() {}

    /// A view for observing without sending.
    package var events: Events<Event> {
        Events { block in
            let observer = self.observers.add(since: self.revision, block)
            return Subscription { self.observers.remove(observer) }
        }
    }

    /// Notifies all observers.
    package func send(_ event: Event) {
        guard Turn.admitsSend(of: Event.self) else { return }
        revision += 1
        if Turn.isRunning {
            observers.enqueue(event, revision: revision)
        } else {
            Turn.run { observers.deliver(event, revision: revision) }
        }
    }
}

extension Signal where Event == Void {
    /// Notifies all observers.
    package func send() {
        send(())
    }
}
