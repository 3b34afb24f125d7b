import Domain

/// Unsaved ticks, relative to the bottles in the bar.
struct PendingBottles: Equatable, Sendable {
    private(set) var added: Set<Identifier<Ingredient>> = []
    private(set) var removed: Set<Identifier<Ingredient>> = []
    /// The ingredient ticked last; nil after a withdrawn tick and a removed bottle.
    private(set) var latest: Identifier<Ingredient>?
    /// The name of the ingredient being created, which is ticked once it exists.
    var awaited: String?

    var count: Int { added.count + removed.count }
    var isEmpty: Bool { count == 0 }

    /// Returns whether the ingredient is in the bar after saving.
    func isOwned(_ id: Identifier<Ingredient>, _ owned: Set<Identifier<Ingredient>>) -> Bool {
        added.contains(id) || owned.contains(id) && !removed.contains(id)
    }

    func contains(_ id: Identifier<Ingredient>) -> Bool { added.contains(id) || removed.contains(id) }

    /// Toggles a tick; a second toggle restores the original state.
    mutating func toggle(_ id: Identifier<Ingredient>, _ owned: Set<Identifier<Ingredient>>) {
        latest = nil
        if added.remove(id) != nil || removed.remove(id) != nil { return }
        if owned.contains(id) {
            removed.insert(id)
        } else {
            added.insert(id)
            latest = id
        }
    }

    var beforeLatest: PendingBottles {
        var before = self
        if let latest { before.added.remove(latest) }
        return before
    }

    /// Ticks the ingredient with the awaited name and returns it; nil if it is missing or already in the bar.
    mutating func tickAwaited(in found: [Ingredient], _ owned: Set<Identifier<Ingredient>>) -> Identifier<Ingredient>? {
        guard let name = awaited.map(Folding.folded),
            let made = found.first(where: { [$0.name.english, $0.name.korean].map(Folding.folded).contains(name) })
        else { return nil }
        awaited = nil
        guard !isOwned(made.id, owned) else { return nil }
        toggle(made.id, owned)
        return made.id
    }

    /// Drops ticks that already match the bar.
    mutating func settle(with owned: Set<Identifier<Ingredient>>) {
        added.subtract(owned)
        removed.formIntersection(owned)
        if let latest, !added.contains(latest) { self.latest = nil }
    }

    /// Returns the change that saves the ticks; an empty bottle that returns keeps its size and price.
    func change(_ bottles: [Bottle]) -> BarChange {
        let known = Dictionary(firstOf: bottles.map { ($0.ingredient, $0) })
        return BarChange(
            added: added.sorted().map { Bottle(ingredient: $0, size: known[$0]?.size, price: known[$0]?.price) },
            removed: removed.sorted())
    }
}
