/// A piece of state in the graph of derivations, without its type.
@MainActor
class Node {
    /// How many values it has had.
    private(set) final var revision = 0
    private final var dependents: [Node] = []

    /// Whether somebody has to hear of a change.
    var isWatched: Bool { !dependents.isEmpty }

    /// Counts a new value.
    final func advance() {
        revision += 1
    }

    final func attach(_ dependent: Node) {
        if !isWatched { wake() }
        dependents.append(dependent)
    }

    final func detach(_ dependent: Node) {
        if let index = dependents.firstIndex(where: { $0 === dependent }) { dependents.remove(at: index) }
        if !isWatched { rest() }
    }

    /// Tells what is derived from this node that it has changed.
    final func spread() {
        for dependent in dependents { dependent.sourceChanged() }
    }

    /// Brings the value up to date with its sources.
    func refresh() {}

    /// Takes over a change of a source and hands it on.
    func sourceChanged() {}

    /// Called before the first observer or dependent comes.
    func wake() {}

    /// Called after the last observer or dependent has gone.
    func rest() {}
}
