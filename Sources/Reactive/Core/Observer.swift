/// One observing block, from subscription to cancellation.
@MainActor
final class Observer<Value> {
    /// The revision at the time of subscription; only later ones are delivered.
    let since: Int
    /// Nil once cancelled. A running pass then skips it, and its captures are released.
    private(set) var block: (@MainActor (Value) -> Void)?

    init(since: Int, block: @escaping @MainActor (Value) -> Void) {
        self.since = since
        self.block = block
    }

    func cancel() {
        block = nil
    }
}
