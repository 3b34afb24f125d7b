/// What the matcher needs to know of an ingredient: its place in the tree and its parts.
package struct IngredientNode: Hashable, Sendable, Identifiable {
    package let id: Identifier<Ingredient>
    /// What it is a kind or brand of; nil for a top-level kind.
    package let parent: Identifier<Ingredient>?
    /// Whether it is a brand rather than a kind.
    package let isBrand: Bool
    /// Whether it is always at hand.
    package let isStaple: Bool
    /// What it can be made from, all of them together.
    package let parts: [Identifier<Ingredient>]

    package init(
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
    package init(_ ingredient: Ingredient) {
        self.init(
            id: ingredient.id, parent: ingredient.parent, isBrand: ingredient.isBrand,
            isStaple: ingredient.isStaple, parts: ingredient.parts)
    }
}
