/// What the matcher needs to know of an ingredient: its place in the tree and what it is made of.
public struct IngredientNode: Hashable, Sendable, Identifiable {
    /// The ingredient.
    public let id: Identifier<Ingredient>
    /// What it is a kind or brand of; nil at the top of the tree.
    public let parent: Identifier<Ingredient>?
    /// Whether it is a bottle with a label rather than a kind.
    public let isBrand: Bool
    /// Whether it is always at hand.
    public let isStaple: Bool
    /// What it can be made from, all of them together.
    public let parts: [Identifier<Ingredient>]

    /// Makes a node.
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

    /// The node of an ingredient.
    public init(_ ingredient: Ingredient) {
        self.init(
            id: ingredient.id, parent: ingredient.parent, isBrand: ingredient.isBrand,
            isStaple: ingredient.isStaple, parts: ingredient.parts)
    }
}
