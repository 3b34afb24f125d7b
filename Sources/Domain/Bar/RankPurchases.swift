/// What to buy next: purchases that unlock as many drinks are ranked by the member's taste and then by price.
public struct RankPurchases: Sendable {
    private let bar: HomeBar
    private let adviser: DrinkAdviser

    /// Memberwise.
    public init(bar: HomeBar, adviser: DrinkAdviser) {
        self.bar = bar
        self.adviser = adviser
    }

    /// The best purchases first, at most `limit`.
    ///
    /// Ranked by the drinks a purchase unlocks now, then by those it brings to one away, then by how well these drinks
    /// match the member's taste on average (if there is a taste), then by price (unknown prices last), then the more
    /// general ingredient first (sparkling wine before cava), then by id.
    ///
    /// - Throws: `StoreError`.
    public func callAsFunction(limit: Int) async throws -> [RankedPurchase] {
        let suggestions = try await bar.buyNext(limit: limit, withTies: true)
        let tastes = try await adviser.tastes(of: Self.tied(suggestions).flatMap(Self.drinks))
        let graph = try await bar.graph()
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
        let depths = Dictionary(
            ranked.map { ($0.id, graph.ancestors(of: $0.id).count) }, uniquingKeysWith: { first, _ in first })
        let sorted = ranked.sorted { left, right in
            Self.isBefore(left, right, depths[left.id] ?? 0, depths[right.id] ?? 0)
        }
        return Array(sorted.prefix(max(0, limit)))
    }

    /// The drinks by which a purchase is judged.
    private static func drinks(_ suggestion: PurchaseSuggestion) -> [Identifier<Drink>] {
        suggestion.unlocks.isEmpty ? suggestion.bringsToOneAway : suggestion.unlocks
    }

    /// The suggestions that do as much as another one; only among these does taste decide.
    private static func tied(_ suggestions: [PurchaseSuggestion]) -> [PurchaseSuggestion] {
        suggestions.indices.filter { place in
            [place - 1, place + 1].contains {
                suggestions.indices.contains($0) && isTie(suggestions[$0], suggestions[place])
            }
        }.map { suggestions[$0] }
    }

    private static func isTie(_ left: PurchaseSuggestion, _ right: PurchaseSuggestion) -> Bool {
        left.unlocks.count == right.unlocks.count && left.bringsToOneAway.count == right.bringsToOneAway.count
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

/// A suggested purchase, with the values that decide its rank.
public struct RankedPurchase: Hashable, Sendable, Identifiable {
    /// What it would do.
    public let suggestion: PurchaseSuggestion
    /// How well the drinks it unlocks match the member's taste, −1…1; nil if unknown.
    public let taste: Double?
    /// The lowest price the member noted for it or for something below it in the tree; nil if there is none.
    public let price: Double?

    /// Memberwise.
    public init(suggestion: PurchaseSuggestion, taste: Double? = nil, price: Double? = nil) {
        self.suggestion = suggestion
        self.taste = taste
        self.price = price
    }

    /// The ingredient; it is suggested only once.
    public var id: Identifier<Ingredient> { suggestion.ingredient }
}
