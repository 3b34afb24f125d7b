/// What an import of the catalogue did.
package struct ImportResult: Hashable, Sendable {
    /// Whether the store was changed; false where it held this catalogue already.
    package let isChanged: Bool
    /// Drinks in the store now.
    package let drinks: Int
    /// Ingredients in the store now.
    package let ingredients: Int

    package init(isChanged: Bool, drinks: Int, ingredients: Int) {
        self.isChanged = isChanged
        self.drinks = drinks
        self.ingredients = ingredients
    }
}
