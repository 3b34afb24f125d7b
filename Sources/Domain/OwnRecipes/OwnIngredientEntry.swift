/// A row of a member's own ingredients.
public struct OwnIngredientEntry: Hashable, Sendable {
    /// The ingredient.
    public let ingredient: Ingredient
    /// How many drinks use it, in a line or as a substitute.
    public let drinkCount: Int
    /// When it last changed, seconds since 1970 UTC.
    public let editedAt: Int64

    /// Memberwise.
    public init(ingredient: Ingredient, drinkCount: Int, editedAt: Int64) {
        self.ingredient = ingredient
        self.drinkCount = drinkCount
        self.editedAt = editedAt
    }
}
