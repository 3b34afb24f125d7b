/// Something on a member's shelf.
public struct Bottle: Hashable, Sendable, Identifiable {
    /// What it is.
    public let ingredient: Identifier<Ingredient>
    /// How much is left; nil when the member does not say.
    public var level: BottleLevel?
    /// The day it was opened, seconds since 1970 UTC; nil when not said.
    public var openedAt: Int64?
    /// Millilitres of the full bottle, above 0; nil when not said.
    public private(set) var size: Double?
    /// What one costs, in the member's own money, 0 or more; nil when not said.
    public private(set) var price: Double?

    /// The largest size and price that are believed.
    public static let largest = 1_000_000_000.0

    /// Makes a bottle; a size or price that none can have is left out.
    public init(
        ingredient: Identifier<Ingredient>, level: BottleLevel? = nil, openedAt: Int64? = nil, size: Double? = nil,
        price: Double? = nil
    ) {
        self.ingredient = ingredient
        self.level = level
        self.openedAt = openedAt
        self.size = size.flatMap { $0 > 0 && $0 <= Self.largest ? $0 : nil }
        self.price = price.flatMap { $0 >= 0 && $0 <= Self.largest ? $0 : nil }
    }

    /// A bar holds an ingredient once.
    public var id: Identifier<Ingredient> { ingredient }
    /// Whether the matcher counts it: an empty bottle is not in the bar.
    public var isInBar: Bool { level != .empty }
    /// Millilitres left, where level and size are known.
    public var millilitresLeft: Double? {
        guard let level, let size else { return nil }
        return size * level.share
    }
}
