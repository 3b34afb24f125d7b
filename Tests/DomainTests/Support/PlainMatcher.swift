import Domain

/// A second, plain implementation of the matching rules, without tables: whether a line is met, and by which rule.
/// Slow, and independent of the code it checks.
struct PlainMatcher {
    let catalogue: Catalogue
    let preferences: BarPreferences
    let owned: Set<Identifier<Ingredient>>

    init(_ catalogue: Catalogue, _ preferences: BarPreferences, bottles: [Bottle]) {
        self.catalogue = catalogue
        self.preferences = preferences
        var owned = Set(catalogue.ingredients.filter(\.isStaple).map(\.id)).union(preferences.staples)
        for bottle in bottles where bottle.level != .empty { owned.insert(bottle.ingredient) }
        self.owned = owned
    }

    /// The first rule that holds, 1 to 6; 0 for none.
    func rule(_ line: DrinkLine) -> Int {
        let id = line.ingredient
        if owned.contains(id) { return 1 }
        if line.isExact { return 0 }
        if hasBelow(id) { return 2 }
        if line.substitutes.contains(where: { isThere($0.ingredient) }) { return 3 }
        if isMade(id, step: 1, around: []) { return 4 }
        if preferences.substitutions.contains(where: { $0.ingredient == id && isThere($0.standIn) }) { return 5 }
        if catalogue.substitutions.contains(where: { $0.ingredient == id && isThere($0.standIn) }) { return 6 }
        return 0
    }

    /// What a drink lacks.
    func missing(_ drink: Drink) -> Set<Identifier<Ingredient>> {
        Set(drink.lines.filter { !$0.isOptional && rule($0) == 0 }.map(\.ingredient))
    }

    private func isThere(_ id: Identifier<Ingredient>) -> Bool { owned.contains(id) || hasBelow(id) }

    private func hasBelow(_ id: Identifier<Ingredient>) -> Bool {
        owned.contains { $0 != id && isBelow($0, id, steps: 0) }
    }

    private func isBelow(_ id: Identifier<Ingredient>, _ above: Identifier<Ingredient>, steps: Int) -> Bool {
        guard steps < 100, let parent = catalogue.ingredients.first(where: { $0.id == id })?.parent,
            catalogue.ingredients.contains(where: { $0.id == parent })
        else { return false }
        return parent == above || isBelow(parent, above, steps: steps + 1)
    }

    private func isMade(
        _ id: Identifier<Ingredient>, step: Int, around: [Identifier<Ingredient>]
    ) -> Bool {
        guard step <= 5, !around.contains(id), let parts = catalogue.ingredients.first(where: { $0.id == id })?.parts
        else { return false }
        return !parts.isEmpty
            && parts.allSatisfy { isThere($0) || isMade($0, step: step + 1, around: around + [id]) }
    }
}
