/// State computed from other state.
///
/// It holds its sources; they hold it only while it is observed. The value is computed when it is read or delivered, at
/// most once per change and only from up-to-date sources, so that no reader and no transform ever sees a partial
/// change.
@MainActor
final class DerivedNode<Value>: StateNode<Value> {
    private let sources: [Node]
    private let next: () -> Value
    /// The sum of the sources' revisions at the last computation; it only grows, so equal means unchanged.
    private var seen: Int
    private var published = 0
    private var isRefreshing = false

    /// - Parameter next: computes the value anew.
    init(_ value: Value, from sources: [Node], next: @escaping () -> Value) {
        self.sources = sources
        self.next = next
        seen = sources.reduce(0) { $0 + $1.revision }
        super.init(value)
    }

    override func refresh() {
        // A transform that sends to its own source ends here instead of recursing.
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
