import Domain

/// Ticks that are not kept yet, over what stands on the shelf.
struct PendingBottles: Equatable, Sendable {
    private(set) var added: Set<Identifier<Ingredient>> = []
    private(set) var removed: Set<Identifier<Ingredient>> = []

    var count: Int { added.count + removed.count }
    var isEmpty: Bool { count == 0 }

    /// Whether a thing stands there once this is kept.
    func isOwned(_ id: Identifier<Ingredient>, _ owned: Set<Identifier<Ingredient>>) -> Bool {
        added.contains(id) || owned.contains(id) && !removed.contains(id)
    }

    /// Whether something of it waits to be kept.
    func contains(_ id: Identifier<Ingredient>) -> Bool { added.contains(id) || removed.contains(id) }

    /// Ticks a thing or takes the tick away; twice is as before.
    mutating func toggle(_ id: Identifier<Ingredient>, _ owned: Set<Identifier<Ingredient>>) {
        if added.remove(id) != nil || removed.remove(id) != nil { return }
        if owned.contains(id) { removed.insert(id) } else { added.insert(id) }
    }

    /// Drops what has come true by itself meanwhile.
    mutating func settle(with owned: Set<Identifier<Ingredient>>) {
        added.subtract(owned)
        removed.formIntersection(owned)
    }

    /// The change that keeps it; a bottle that stood there empty keeps its size and price.
    func change(_ bottles: [Bottle]) -> BarChange {
        let known = Dictionary(bottles.map { ($0.ingredient, $0) }, uniquingKeysWith: { first, _ in first })
        return BarChange(
            added: added.sorted().map { Bottle(ingredient: $0, size: known[$0]?.size, price: known[$0]?.price) },
            removed: removed.sorted())
    }
}
