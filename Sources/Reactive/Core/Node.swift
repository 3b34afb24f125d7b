/// A node in the graph of derivations, without the type of its value.
@MainActor
class Node {
    /// How many values it has had.
    private(set) final var revision = 0
    private final var dependents: [Node] = []

    /// Whether a change must be delivered.
    var isWatched: Bool { !dependents.isEmpty }

    /// Counts a new value.
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

    /// Notifies the nodes derived from this one.
    final func notifyDependents() {
        for dependent in dependents { dependent.sourceChanged() }
    }

    /// Brings the value up to date with its sources.
    func refresh() {}

    /// Handles a change of a source and passes it on.
    func sourceChanged() {}

    /// Called before the first observer or dependent is added.
    func activate() {}

    /// Called after the last observer or dependent is removed.
    func deactivate() {}
}
