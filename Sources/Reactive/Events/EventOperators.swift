extension EventSource {
    package func map<Mapped>(_ transform: @escaping @MainActor (Event) -> Mapped) -> Events<Mapped> {
        let source = events
        return Events { block in source.observe { block(transform($0)) } }
    }

    package func filter(_ isIncluded: @escaping @MainActor (Event) -> Bool) -> Events<Event> {
        let source = events
        return Events { block in
            source.observe { if isIncluded($0) { block($0) } }
        }
    }

    /// The events of all sources, in the order of sending.
    package func merge(_ others: any EventSource<Event>...) -> Events<Event> {
        let sources = [events] + others.map { $0.events }
        return Events { block in
            let bag = SubscriptionBag()
            for source in sources { bag.add(source.observe(block)) }
            return Subscription { bag.removeAll() }
        }
    }

    /// The last event of each burst, once `interval` has passed without another.
    package func debounce(for interval: Duration, on scheduler: any Scheduler) -> Events<Event> {
        let source = events
        return Events { block in
            let timer = SubscriptionBag()
            let subscription = source.observe { event in
                timer.removeAll()
                timer.add(scheduler.schedule(after: interval) { Turn.run { block(event) } })
            }
            return Subscription {
                subscription.cancel()
                timer.removeAll()
            }
        }
    }
}

/// Schedules work for later. The event loop is one scheduler; tests use one with a manual clock.
@MainActor
public protocol Scheduler: AnyObject {
    /// Calls `action` once after `delay`, unless the subscription is cancelled or released first.
    func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Subscription
}
