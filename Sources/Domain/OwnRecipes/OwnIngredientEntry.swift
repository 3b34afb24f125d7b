/// An own ingredient in the list of its member.
public struct OwnIngredientEntry: Hashable, Sendable {
    /// The ingredient.
    public let ingredient: Ingredient
    /// How many drinks name it, as what they ask for or as what may stand in.
    public let drinkCount: Int
    /// When it was last changed, seconds since 1970 UTC.
    public let editedAt: Int64

    /// Memberwise.
    public init(ingredient: Ingredient, drinkCount: Int, editedAt: Int64) {
        self.ingredient = ingredient
        self.drinkCount = drinkCount
        self.editedAt = editedAt
    }
}
