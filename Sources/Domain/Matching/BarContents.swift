/// What a bar holds, as the matcher sees it: without empty bottles, with what is always at hand.
public struct BarContents: Hashable, Sendable {
    /// Everything that is there.
    public let owned: Set<Identifier<Ingredient>>
    /// What the member lets stand in for what, in the member's order.
    public let substitutes: [Identifier<Ingredient>: [Identifier<Ingredient>]]
    /// For every kind the best owned thing below it: a brand before a kind, then the smaller id.
    let bestBelow: [Identifier<Ingredient>: Identifier<Ingredient>]

    /// Makes the contents of a bar.
    /// - Parameters:
    ///   - bottles: what stands on the shelf; empty bottles do not count.
    ///   - graph: the tree, for the staples and for what is a kind of what.
    ///   - preferences: the member's own staples and substitutes.
    public init(bottles: [Bottle], graph: IngredientGraph, preferences: BarPreferences = BarPreferences()) {
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

    /// The very thing, or else the best thing below it; nil where neither is there.
    func holder(of id: Identifier<Ingredient>) -> Identifier<Ingredient>? {
        owned.contains(id) ? id : bestBelow[id]
    }
}

extension IngredientGraph {
    /// Whether one owned thing goes before another when both would do: a brand before a kind, then the smaller id.
    func isPreferred(_ id: Identifier<Ingredient>, to rival: Identifier<Ingredient>) -> Bool {
        isBrand(id) != isBrand(rival) ? isBrand(id) : id < rival
    }
}
