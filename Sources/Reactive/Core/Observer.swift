/// One block that observes, from subscription to cancellation.
@MainActor
final class Observer<Value> {
    /// The revision it has seen by subscribing; it takes only later ones.
    let since: Int
    /// What to call; nil once cancelled, so that a running pass skips it and what it captured is free.
    private(set) var block: (@MainActor (Value) -> Void)?

    init(since: Int, block: @escaping @MainActor (Value) -> Void) {
        self.since = since
        self.block = block
    }

    func cancel() {
        block = nil
    }
}
