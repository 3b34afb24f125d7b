package struct Bottle: Hashable, Sendable, Identifiable {
    package let ingredient: Identifier<Ingredient>
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

    /// Millilitres left, or pieces, if counted; nil if only the level is known. May exceed the size: several bottles.
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
    /// Estimated millilitres left, of a full bottle of usual size where unknown; nil if not sold in bottles.
    package func estimatedLeft(in category: IngredientCategory?) -> Double? {
        if let known = millilitresLeft { return known }
        guard let size = size ?? category.flatMap(ShopPurchase.packSize) else { return nil }
        return size * (level ?? .full).share
    }

    /// Whether `estimatedLeft` assumes a full bottle, since neither an amount nor a level is known.
    package var isAssumedFull: Bool { remaining == nil && level == nil }

    /// The bottle after pouring, with an adjusted level; nil if the amount left is not counted.
    package func pouring(_ millilitres: Double) -> Bottle? {
        guard let remaining, millilitres > 0 else { return nil }
        return holding(max(0, remaining - millilitres), of: size ?? remaining)
    }

    /// The bottle with an amount given back that was poured when it held `had`; nil if the amount left is not counted
    /// or already fills its bottles.
    package func givenBack(_ millilitres: Double, of had: Double) -> Bottle? {
        guard let remaining, millilitres > 0 else { return nil }
        let full = size.map { max(had, $0 * Double(count ?? 1)) } ?? .infinity
        let left = min(remaining + millilitres, full)
        return left > remaining ? holding(left, of: size ?? left) : nil
    }

    private func holding(_ left: Double, of full: Double) -> Bottle {
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

    /// The number of bottles that the remaining amount fills, 1 or more; nil if it or the size is unknown.
    package var count: Int? {
        guard let remaining, let size, remaining > 0 else { return nil }
        return Int(min((remaining / size - 1e-9).rounded(.up), 1e6))
    }

    /// Millilitres left, counted or from level and size; nil if neither is known.
    package var millilitresLeft: Double? {
        if let remaining { return remaining }
        guard let level, let size else { return nil }
        return size * level.share
    }

    /// The bottle after buying an item of the shopping list, in place of `old`; nil if the bar stays as it is. A stated
    /// amount adds to what is left, so that a bar may hold several bottles of one ingredient. Fruit counts in pieces.
    package static func bought(
        _ ingredient: Identifier<Ingredient>, for entry: ShoppingEntry, replacing old: Bottle?,
        category: IngredientCategory?
    ) -> Bottle? {
        let isThere = old?.isInBar ?? false
        let left = isThere ? old?.estimatedLeft(in: category) ?? 0 : 0
        let purchase = ShopPurchase(amount: entry.amount, unit: entry.unit, category: category, size: old?.size)
        if entry.amount != nil, case .pieces(let count) = purchase {
            // Fruit in the bar without a count is one piece.
            let there = isThere ? old?.remaining ?? 1 : 0
            return Bottle(
                ingredient: ingredient, openedAt: isThere ? old?.openedAt : nil, price: old?.price,
                remaining: there + Double(count))
        }
        if entry.amount != nil, case .packs(let count, let size) = purchase,
            isThere && old?.level != .low || count > 1
        {
            return Bottle(
                ingredient: ingredient, level: .full, openedAt: isThere ? old?.openedAt : nil, size: size,
                price: old?.price, remaining: left + Double(count) * size)
        }
        guard let old else { return Bottle(ingredient: ingredient) }
        guard let level = old.level, level != .full else { return nil }
        return Bottle(
            ingredient: ingredient, level: level == .empty ? nil : .full, size: old.size, price: old.price,
            remaining: old.remaining == nil ? nil : old.size)
    }
}

package enum BottleLevel: Int, CaseIterable, Sendable {
    case empty = 0
    case low = 1
    case half = 2
    case full = 3

    /// The estimated share of a full bottle: 1, 1/2, 1/6 or 0. Our own figures; a level is only a glance.
    package var share: Double {
        switch self {
        case .empty: 0
        case .low: 1.0 / 6
        case .half: 0.5
        case .full: 1
        }
    }

    /// Returns the next level up or down, stopping at full and at empty; nil starts at full.
    package static func stepped(_ level: BottleLevel?, by step: Int) -> BottleLevel {
        guard let level else { return step < 0 ? .half : .full }
        return BottleLevel(rawValue: min(max(level.rawValue + step, 0), 3)) ?? level
    }
}
