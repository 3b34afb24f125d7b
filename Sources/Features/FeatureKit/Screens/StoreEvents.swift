package import Domain
package import Reactive

/// Notifies about changed parts of the store, including changes by other programs.
@MainActor
package final class StoreEvents {
    /// Whether changes are held back, so that no screen reads the store while it is being replaced.
    package var isHeld = false {
        didSet { send([]) }
    }

    private let changed = Signal<StoreArea>()
    private var waiting: StoreArea = []

    package init() {}

    package func send(_ areas: StoreArea) {
        waiting.formUnion(areas)
        guard !isHeld, !waiting.isEmpty else { return }
        let areas = waiting
        waiting = []
        changed.send(areas)
    }

    package func touching(_ areas: StoreArea) -> Events<Void> {
        changed.events.filter { !$0.isDisjoint(with: areas) }.map { _ in }
    }
}
