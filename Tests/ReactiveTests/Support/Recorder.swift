import Reactive

/// Records the observed values while it exists.
@MainActor
final class Recorder<Value> {
    private(set) var values: [Value] = []
    let subscriptions = SubscriptionBag()

    init() {}

    convenience init(_ state: some StateSource<Value>) {
        self.init()
        state.observe { [weak self] in self?.record($0) }.store(in: subscriptions)
    }

    convenience init(_ events: some EventSource<Value>) {
        self.init()
        events.observe { [weak self] in self?.record($0) }.store(in: subscriptions)
    }

    func record(_ value: Value) {
        values.append(value)
    }
}
