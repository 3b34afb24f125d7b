package struct Bottle: Hashable, Sendable, Identifiable {
    package let ingredient: Identifier<Ingredient>
    /// How much is left; nil if unknown.
    package var level: BottleLevel? {
        // A level set by hand overrides the counted amount.
        didSet { if level != oldValue, remaining != nil { remaining = size.map { $0 * (level ?? .full).share } } }
    }
    /// When it was opened, seconds since 1970 UTC; nil if unknown.
    package var openedAt: Int64?
    /// Millilitres of the full bottle, above 0; nil if unknown.
    package private(set) var size: Double?
    /// The price of one bottle in the member's own currency, 0 or more; nil if unknown.
    package private(set) var price: Double?

    /// Millilitres left, if counted; nil if only the level is known.
    package private(set) var remaining: Double?

    package static let largest = 1_000_000_000.0

    /// Replaces an implausible size or price with nil.
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

    package var id: Identifier<Ingredient> { ingredient }
    /// Whether the matcher counts the bottle; empty ones do not count.
    package var isInBar: Bool { level != .empty }
    /// The estimated millilitres left; nil for what is not sold in bottles.
    /// Assumes the category's usual size and a full bottle where unknown.
    package func estimatedLeft(in category: IngredientCategory?) -> Double? {
        if let known = millilitresLeft { return known }
        guard let size = size ?? category.flatMap(ShopPurchase.packSize) else { return nil }
        return size * (level ?? .full).share
    }

    /// The bottle after pouring, with an adjusted level; nil if the amount left is not counted.
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

    /// Millilitres left, counted or from level and size; nil if neither is known.
    package var millilitresLeft: Double? {
        if let remaining { return remaining }
        guard let level, let size else { return nil }
        return size * level.share
    }
}
