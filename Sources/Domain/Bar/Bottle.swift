/// A bottle or another ingredient in a bar.
public struct Bottle: Hashable, Sendable, Identifiable {
    /// What it is.
    public let ingredient: Identifier<Ingredient>
    /// How much is left; nil if unknown.
    public var level: BottleLevel?
    /// When it was opened, seconds since 1970 UTC; nil if unknown.
    public var openedAt: Int64?
    /// Millilitres of the full bottle, above 0; nil if unknown.
    public private(set) var size: Double?
    /// The price of one, in the member's own currency, 0 or more; nil if unknown.
    public private(set) var price: Double?

    /// The largest plausible size and price.
    public static let largest = 1_000_000_000.0

    /// An implausible size or price becomes nil.
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
    /// Whether the matcher counts it: an empty bottle does not.
    public var isInBar: Bool { level != .empty }
    /// Millilitres left; nil if level or size is unknown.
    public var millilitresLeft: Double? {
        guard let level, let size else { return nil }
        return size * level.share
    }
}
