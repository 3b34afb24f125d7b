/// What an import of the catalogue did.
public struct ImportResult: Hashable, Sendable {
    /// Whether the store was changed; false where it held this catalogue already.
    public let isChanged: Bool
    /// Drinks in the store now.
    public let drinks: Int
    /// Ingredients in the store now.
    public let ingredients: Int

    /// Memberwise.
    public init(isChanged: Bool, drinks: Int, ingredients: Int) {
        self.isChanged = isChanged
        self.drinks = drinks
        self.ingredients = ingredients
    }
}
