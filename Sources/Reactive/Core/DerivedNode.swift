/// State computed from other state. Retains its sources; they retain it only while it is observed. The value is
/// computed on reading or delivery, at most once per change and only from up-to-date sources, so that neither readers
/// nor transforms see a partial change.
@MainActor
final class DerivedNode<Value>: StateNode<Value> {
    private let sources: [Node]
    private let next: () -> Value
    /// The sum of the sources' revisions at the last computation. It only grows, so an equal sum means no change.
    private var seen: Int
    private var published = 0
    private var isRefreshing = false

    init(_ value: Value, from sources: [Node], next: @escaping () -> Value) {
        self.sources = sources
        self.next = next
        seen = sources.reduce(0) { $0 + $1.revision }
        super.init(value)
    }

    override func refresh() {
        // Stops the recursion of a transform that sends to its own source.
        guard !isRefreshing else { return }
        isRefreshing = true
        defer { isRefreshing = false }
        var newest = 0
        for source in sources {
            source.refresh()
            newest += source.revision
        }
        guard newest != seen else { return }
        seen = newest
        store(next())
    }

    override func sourceChanged() {
        refresh()
        guard published != revision else { return }
        published = revision
        publish()
    }

    override func activate() {
        for source in sources { source.attach(self) }
    }

    override func deactivate() {
        for source in sources { source.detach(self) }
    }
}
