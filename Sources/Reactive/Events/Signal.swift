/// Events that are not stored.
///
/// Observers receive only later events, so that navigation, toasts and alerts never repeat when a screen reappears.
/// Every owner of the `Signal` can send; share its `events` instead. Order and queueing are those of `Observable`.
@MainActor
public final class Signal<Event>: EventSource {
    private let observers = ObserverList<Event>()
    private var revision = 0

    package init() {}

    package var isObserved: Bool { !observers.isEmpty }

    package var events: Events<Event> {
        Events { block in
            let observer = self.observers.add(since: self.revision, block)
            return Subscription { self.observers.remove(observer) }
        }
    }

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
    package func send() {
        send(())
    }
}
