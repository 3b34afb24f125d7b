/// The contents of a bar for the matcher: staples included, empty bottles excluded.
package struct BarContents: Hashable, Sendable {
    package let owned: Set<Identifier<Ingredient>>
    /// The member's own substitutions, in order of preference.
    package let substitutes: [Identifier<Ingredient>: [Identifier<Ingredient>]]
    /// The best owned ingredient below each kind: a brand before a kind, then the smaller id.
    let bestBelow: [Identifier<Ingredient>: Identifier<Ingredient>]

    package init(bottles: [Bottle], graph: IngredientGraph, preferences: BarPreferences = BarPreferences()) {
        var owned = graph.staples.union(preferences.staples)
        for bottle in bottles where bottle.isInBar { owned.insert(bottle.ingredient) }
        var best: [Identifier<Ingredient>: Identifier<Ingredient>] = [:]
        for id in owned {
            for ancestor in graph.ancestors(of: id) {
                if let rival = best[ancestor], !graph.isPreferred(id, to: rival) { continue }
                best[ancestor] = id
            }
        }
        self.owned = owned
        self.bestBelow = best
        var substitutes: [Identifier<Ingredient>: [Identifier<Ingredient>]] = [:]
        for substitution in preferences.substitutions {
            substitutes[substitution.ingredient, default: []].append(substitution.standIn)
        }
        self.substitutes = substitutes
    }

    /// The ingredient itself, else the best owned one below it; nil if neither is in the bar.
    func ownedMatch(for id: Identifier<Ingredient>) -> Identifier<Ingredient>? {
        owned.contains(id) ? id : bestBelow[id]
    }
}

extension IngredientGraph {
    /// Returns whether an owned ingredient precedes an equivalent one: a brand before a kind, then the smaller id.
    func isPreferred(_ id: Identifier<Ingredient>, to rival: Identifier<Ingredient>) -> Bool {
        isBrand(id) != isBrand(rival) ? isBrand(id) : id < rival
    }
}
