package struct ImportResult: Hashable, Sendable {
    package let isChanged: Bool
    package let drinks: Int
    package let ingredients: Int

    package init(isChanged: Bool, drinks: Int, ingredients: Int) {
        self.isChanged = isChanged
        self.drinks = drinks
        self.ingredients = ingredients
    }
}
