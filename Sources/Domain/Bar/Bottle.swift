/// A bottle or another ingredient in a bar.
package struct Bottle: Hashable, Sendable, Identifiable {
    package let ingredient: Identifier<Ingredient>
    /// How much is left; nil if unknown.
    package var level: BottleLevel? {
        // Who sets a level by hand says how much is left: what was counted follows.
        didSet { if level != oldValue, remaining != nil { remaining = size.map { $0 * (level ?? .full).share } } }
    }
    /// When it was opened, seconds since 1970 UTC; nil if unknown.
    package var openedAt: Int64?
    /// Millilitres of the full bottle, above 0; nil if unknown.
    package private(set) var size: Double?
    /// The price of one, in the member's own currency, 0 or more; nil if unknown.
    package private(set) var price: Double?

    /// Millilitres left, where they are counted; nil if only the level is known.
    package private(set) var remaining: Double?

    /// The largest plausible size and price.
    package static let largest = 1_000_000_000.0

    /// An implausible size or price becomes nil.
    package init(
        ingredient: Identifier<Ingredient>, level: BottleLevel? = nil, openedAt: Int64? = nil, size: Double? = nil,
        price: Double? = nil, remaining: Double? = nil
    ) {
        self.ingredient = ingredient
        self.level = level
        self.openedAt = openedAt
        self.size = size.flatMap { $0 > 0 && $0 <= Self.largest ? $0 : nil }
        self.price = price.flatMap { $0 >= 0 && $0 <= Self.largest ? $0 : nil }
        self.remaining = remaining.flatMap { $0 >= 0 && $0 <= Self.largest ? $0 : nil }
    }

    /// A bar holds an ingredient once.
    package var id: Identifier<Ingredient> { ingredient }
    /// Whether the matcher counts it: an empty bottle does not.
    package var isInBar: Bool { level != .empty }
    /// Millilitres left as far as one can tell: a bottle without a size has the usual one of its category, one without a
    /// level is full. Nil for what is not sold in bottles.
    package func estimatedLeft(in category: IngredientCategory?) -> Double? {
        if let known = millilitresLeft { return known }
        guard let size = size ?? category.flatMap(ShopPurchase.packSize) else { return nil }
        return size * (level ?? .full).share
    }

    /// The bottle with so much less in it, its level following; nil where what is left is not counted.
    package func pouring(_ millilitres: Double) -> Bottle? {
        guard let remaining, millilitres > 0 else { return nil }
        let left = max(0, remaining - millilitres)
        let full = size ?? remaining
        var level = self.level
        if left <= 0.5 {
            level = .empty
        } else if full > 0 {
            level = left / full > 0.75 ? .full : left / full > 1.0 / 3 ? .half : .low
        }
        return Bottle(
            ingredient: ingredient, level: level, openedAt: openedAt, size: size, price: price,
            remaining: left <= 0.5 ? 0 : left)
    }

    /// Millilitres left: counted, else by level and size; nil if neither is known.
    package var millilitresLeft: Double? {
        if let remaining { return remaining }
        guard let level, let size else { return nil }
        return size * level.share
    }
}
