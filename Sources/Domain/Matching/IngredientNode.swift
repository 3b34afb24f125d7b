/// What the matcher needs to know of an ingredient: its place in the tree and its parts.
public struct IngredientNode: Hashable, Sendable, Identifiable {
    /// The ingredient.
    public let id: Identifier<Ingredient>
    /// What it is a kind or brand of; nil for a top-level kind.
    public let parent: Identifier<Ingredient>?
    /// Whether it is a brand rather than a kind.
    public let isBrand: Bool
    /// Whether it is always at hand.
    public let isStaple: Bool
    /// What it can be made from, all of them together.
    public let parts: [Identifier<Ingredient>]

    /// Memberwise.
    public init(
        id: Identifier<Ingredient>, parent: Identifier<Ingredient>? = nil, isBrand: Bool = false,
        isStaple: Bool = false, parts: [Identifier<Ingredient>] = []
    ) {
        self.id = id
        self.parent = parent
        self.isBrand = isBrand
        self.isStaple = isStaple
        self.parts = parts
    }

    /// The node of a whole ingredient.
    public init(_ ingredient: Ingredient) {
        self.init(
            id: ingredient.id, parent: ingredient.parent, isBrand: ingredient.isBrand,
            isStaple: ingredient.isStaple, parts: ingredient.parts)
    }
}
