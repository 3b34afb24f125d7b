/// State with its observers, behind `Observable` and `ReadOnly`.
@MainActor
class StateNode<Value>: Node {
    /// The value as of the last refresh.
    private(set) final var value: Value
    final let observers = ObserverList<Value>()

    init(_ value: Value) {
        self.value = value
    }

    final var current: Value {
        refresh()
        return value
    }

    override final var isWatched: Bool { !observers.isEmpty || super.isWatched }

    /// Replaces the value without notifying observers.
    final func store(_ newValue: Value) {
        value = newValue
        advance()
    }

    final func send(_ newValue: Value) {
        guard Turn.admitsSend(of: Value.self) else { return }
        store(newValue)
        if Turn.isRunning {
            publish()
        } else {
            Turn.run {
                notifyDependents()
                observers.deliver(newValue, revision: revision)
            }
        }
    }

    final func observe(replaying: Bool, _ block: @escaping @MainActor (Value) -> Void) -> Subscription {
        if !isWatched { activate() }
        refresh()
        let observer = observers.add(since: revision, block)
        if replaying { Turn.run { block(value) } }
        return Subscription { self.remove(observer) }
    }

    /// Queues the value for the observers, then for all derived state.
    final func publish() {
        observers.enqueue(value, revision: revision)
        notifyDependents()
    }

    private final func remove(_ observer: Observer<Value>) {
        observers.remove(observer)
        if !isWatched { deactivate() }
    }
}
