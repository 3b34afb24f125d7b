package import Domain
package import Reactive

/// Tells which parts of the store changed, whoever changed them.
@MainActor
package final class StoreEvents {
    private let changed = Signal<StoreArea>()
    private var held: StoreArea = []
    private var holds = 0

    /// Changes that nobody sends yet.
    package init() {}

    /// A transaction touched these areas.
    package func send(_ areas: StoreArea) {
        guard holds == 0 else { return held.formUnion(areas) }
        if !areas.isEmpty { changed.send(areas) }
    }

    /// Keeps changes back until `release`, because what is derived from the store is not brought up to date yet.
    package func hold() { holds += 1 }

    /// Sends together what was kept back.
    package func release() {
        holds -= 1
        guard holds == 0 else { return }
        let areas = held
        held = []
        send(areas)
    }

    /// Fires when one of these areas was touched.
    package func touching(_ areas: StoreArea) -> Events<Void> {
        changed.events.filter { !$0.isDisjoint(with: areas) }.map { _ in }
    }
}
