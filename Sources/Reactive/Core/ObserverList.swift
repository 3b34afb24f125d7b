/// The observers of one source, in the order of subscription.
@MainActor
final class ObserverList<Value> {
    private var observers: [Observer<Value>] = []

    var isEmpty: Bool { observers.isEmpty }

    func add(since revision: Int, _ block: @escaping @MainActor (Value) -> Void) -> Observer<Value> {
        let observer = Observer(since: revision, block: block)
        observers.append(observer)
        return observer
    }

    func remove(_ observer: Observer<Value>) {
        observer.cancel()
        if let index = observers.firstIndex(where: { $0 === observer }) { observers.remove(at: index) }
    }

    /// Calls the current observers, skipping those cancelled during the pass.
    func deliver(_ value: Value, revision: Int) {
        for observer in observers where observer.since < revision {
            observer.block?(value)
        }
    }

    func enqueue(_ value: Value, revision: Int) {
        guard !isEmpty else { return }
        Turn.enqueue { self.deliver(value, revision: revision) }
    }
}

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
