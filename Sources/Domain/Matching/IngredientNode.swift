/// The part of an ingredient that the matcher needs: its place in the tree and its parts.
package struct IngredientNode: Hashable, Sendable, Identifiable {
    package let id: Identifier<Ingredient>
    package let parent: Identifier<Ingredient>?
    package let isBrand: Bool
    package let isStaple: Bool
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

    package init(_ ingredient: Ingredient) {
        self.init(
            id: ingredient.id, parent: ingredient.parent, isBrand: ingredient.isBrand,
            isStaple: ingredient.isStaple, parts: ingredient.parts)
    }
}
