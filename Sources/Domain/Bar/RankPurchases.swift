package struct RankPurchases: Sendable {
    private let bar: HomeBar
    private let adviser: DrinkAdviser

    package init(bar: HomeBar, adviser: DrinkAdviser) {
        self.bar = bar
        self.adviser = adviser
    }

    /// Returns the best purchases first, at most `limit`. Throws `StoreError`.
    ///
    /// Merges purchases with the same or nearly the same effect and lists the others as alternatives. Of those with the
    /// same effect, the ingredient that most recipes name leads. Leaves out composed ingredients.
    ///
    /// Ranks by the drinks unlocked now, each weighted by how often it is called for and by the member's taste (if
    /// known); then by the drinks brought to one away; then by how well those match the taste on average; then by price
    /// (unknown last); then the more general ingredient first (sparkling wine before cava); then by id.
    package func callAsFunction(limit: Int) async throws -> [RankedPurchase] {
        let graph = try await bar.graph()
        // Grouping and taste reorder more than ties, so this reads enough suggestions to fill the list anyway.
        let suggestions = try await bar.buyNext(limit: max(limit, 0) * 4 + 20, withTies: true)
            .filter { limit > 0 && !graph.isComposed($0.ingredient) }
        let tastes = try await adviser.tastes(of: Array(Set(suggestions.flatMap(Self.drinks)).sorted()))
        var prices: [Identifier<Ingredient>: Double] = [:]
        for bottle in try await bar.bottles() {
            guard let price = bottle.price else { continue }
            for id in [bottle.ingredient] + graph.ancestors(of: bottle.ingredient) {
                prices[id] = min(prices[id] ?? price, price)
            }
        }
        let ranked = suggestions.map { suggestion in
            let known = Self.drinks(suggestion).compactMap { tastes[$0] }
            return RankedPurchase(
                suggestion: suggestion, taste: known.isEmpty ? nil : known.reduce(0, +) / Double(known.count),
                price: prices[suggestion.ingredient])
        }
        let depths = Dictionary(firstOf: ranked.map { ($0.id, graph.ancestors(of: $0.id).count) })
        let index = try await bar.makeableIndex()
        let weights = Dictionary(
            firstOf: ranked.map { ($0.id, Self.weight(of: $0.suggestion.unlocks, tastes, index.asked)) })
        let sorted = Self.grouped(ranked, index, depths).sorted { left, right in
            let (one, other) = (weights[left.id] ?? 0, weights[right.id] ?? 0)
            if abs(one - other) > 1e-9 { return one > other }
            return Self.isBefore(left, right, depths[left.id] ?? 0, depths[right.id] ?? 0)
        }
        return Self.joined(sorted, limit: limit)
    }

    /// One per drink, up to two if loved, nearly zero if not; times 0.5 to 1.5 by how often it is called for.
    private static func weight(
        of drinks: [Identifier<Drink>], _ tastes: [Identifier<Drink>: Double], _ asked: [Identifier<Drink>: Int]
    ) -> Double {
        drinks.reduce(0) { sum, drink in
            sum + max(0.1, 1 + (tastes[drink] ?? 0)) * (0.5 + Double(asked[drink] ?? unknownAsked) / 100)
        }
    }

    /// The assumed `Drink.asked` of a drink outside the bundled catalogue.
    private static let unknownAsked = 20

    /// Joins each purchase to a better one that unlocks nearly the same; keeps at most `limit`.
    private static func joined(_ ranked: [RankedPurchase], limit: Int) -> [RankedPurchase] {
        var rows: [RankedPurchase] = []
        for purchase in ranked {
            if let row = rows.firstIndex(where: { isNearlyEqual($0, purchase) }) {
                let alternatives = rows[row].alternatives + [purchase.id] + purchase.alternatives
                rows[row] = rows[row].with(alternatives: alternatives)
            } else if rows.count < limit {
                rows.append(purchase)
            }
        }
        return rows
    }

    /// Whether both unlock at least three quarters of the drinks that either unlocks.
    private static func isNearlyEqual(_ left: RankedPurchase, _ right: RankedPurchase) -> Bool {
        let (one, other) = (Set(left.suggestion.unlocks), Set(right.suggestion.unlocks))
        let all = one.union(other).count
        return all > 0 && 4 * one.intersection(other).count >= 3 * all
    }

    private static func grouped(
        _ ranked: [RankedPurchase], _ index: MakeableIndex, _ depths: [Identifier<Ingredient>: Int]
    ) -> [RankedPurchase] {
        struct Effect: Hashable {
            let unlocks: [Identifier<Drink>]
            let brings: [Identifier<Drink>]
        }
        var order: [Effect] = []
        var groups: [Effect: [RankedPurchase]] = [:]
        for purchase in ranked {
            let effect = Effect(unlocks: purchase.suggestion.unlocks, brings: purchase.suggestion.bringsToOneAway)
            if groups[effect] == nil { order.append(effect) }
            groups[effect, default: []].append(purchase)
        }
        return order.compactMap { effect in
            let group = groups[effect] ?? []
            guard group.count > 1 else { return group.first }
            let named = Dictionary(firstOf: group.map { ($0.id, index.count(naming: $0.id)) })
            let sorted = group.sorted { left, right in
                let (one, other) = (named[left.id] ?? 0, named[right.id] ?? 0)
                return one != other
                    ? one > other : isBefore(left, right, depths[left.id] ?? 0, depths[right.id] ?? 0)
            }
            return sorted.first?.with(alternatives: sorted.dropFirst().map(\.id))
        }
    }

    private static func drinks(_ suggestion: PurchaseSuggestion) -> [Identifier<Drink>] {
        suggestion.unlocks.isEmpty ? suggestion.bringsToOneAway : suggestion.unlocks
    }

    private static func isBefore(
        _ left: RankedPurchase, _ right: RankedPurchase, _ depth: Int, _ otherDepth: Int
    ) -> Bool {
        let (one, other) = (left.suggestion, right.suggestion)
        if one.unlocks.count != other.unlocks.count { return one.unlocks.count > other.unlocks.count }
        if one.bringsToOneAway.count != other.bringsToOneAway.count {
            return one.bringsToOneAway.count > other.bringsToOneAway.count
        }
        let (taste, otherTaste) = (left.taste ?? 0, right.taste ?? 0)
        if taste != otherTaste { return taste > otherTaste }
        let (price, otherPrice) = (left.price ?? .infinity, right.price ?? .infinity)
        if price != otherPrice { return price < otherPrice }
        if depth != otherDepth { return depth < otherDepth }
        return one.ingredient < other.ingredient
    }
}

package struct RankedPurchase: Hashable, Sendable, Identifiable {
    package let suggestion: PurchaseSuggestion
    /// How well the unlocked drinks match the member's taste, −1…1; nil if unknown.
    package let taste: Double?
    /// The lowest price the member noted for the ingredient or one below it in the tree; nil if there is none.
    package let price: Double?
    /// Other ingredients with the same or nearly the same effect.
    package let alternatives: [Identifier<Ingredient>]

    package init(
        suggestion: PurchaseSuggestion, taste: Double? = nil, price: Double? = nil,
        alternatives: [Identifier<Ingredient>] = []
    ) {
        self.suggestion = suggestion
        self.taste = taste
        self.price = price
        self.alternatives = alternatives
    }

    func with(alternatives: [Identifier<Ingredient>]) -> RankedPurchase {
        RankedPurchase(suggestion: suggestion, taste: taste, price: price, alternatives: alternatives)
    }

    package var id: Identifier<Ingredient> { suggestion.ingredient }
}
