package import Domain
package import Reactive

/// Notifies about changed parts of the store, including changes by other programs.
@MainActor
package final class StoreEvents {
    private let changed = Signal<StoreArea>()
    private var held: StoreArea = []
    private var holds = 0

    package init() {}

    package func send(_ areas: StoreArea) {
        guard holds == 0 else { return held.formUnion(areas) }
        if !areas.isEmpty { changed.send(areas) }
    }

    /// Holds changes back until `release`, because data derived from the store is not up to date yet.
    package func hold() { holds += 1 }

    /// Sends the held changes as one.
    package func release() {
        holds -= 1
        guard holds == 0 else { return }
        let areas = held
        held = []
        send(areas)
    }

    /// Fires when any of the areas has changed.
    package func touching(_ areas: StoreArea) -> Events<Void> {
        changed.events.filter { !$0.isDisjoint(with: areas) }.map { _ in }
    }
}
