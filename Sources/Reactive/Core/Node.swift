/// A node in the graph of derived state, independent of the value's type.
@MainActor
class Node {
    /// The number of values stored so far.
    private(set) final var revision = 0
    private final var dependents: [Node] = []

    /// Whether changes must be delivered.
    var isWatched: Bool { !dependents.isEmpty }

    final func advance() {
        revision += 1
    }

    final func attach(_ dependent: Node) {
        if !isWatched { activate() }
        dependents.append(dependent)
    }

    final func detach(_ dependent: Node) {
        if let index = dependents.firstIndex(where: { $0 === dependent }) { dependents.remove(at: index) }
        if !isWatched { deactivate() }
    }

    final func notifyDependents() {
        for dependent in dependents { dependent.sourceChanged() }
    }

    /// Brings the value up to date with its sources.
    func refresh() {}

    func sourceChanged() {}

    /// Called before the first observer or dependent is added.
    func activate() {}

    /// Called after the last observer or dependent is removed.
    func deactivate() {}
}
