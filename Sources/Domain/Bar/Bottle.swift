/// Something on a member's shelf.
public struct Bottle: Hashable, Sendable, Identifiable {
    /// What it is.
    public let ingredient: Identifier<Ingredient>
    /// How much is left; nil when the member does not say.
    public let level: BottleLevel?
    /// The day it was opened, seconds since 1970 UTC; nil when not said.
    public let openedAt: Int64?

    /// Makes a bottle.
    public init(ingredient: Identifier<Ingredient>, level: BottleLevel? = nil, openedAt: Int64? = nil) {
        self.ingredient = ingredient
        self.level = level
        self.openedAt = openedAt
    }

    /// A bar holds an ingredient once.
    public var id: Identifier<Ingredient> { ingredient }
    /// Whether the matcher counts it: an empty bottle is not in the bar.
    public var isInBar: Bool { level != .empty }
}
