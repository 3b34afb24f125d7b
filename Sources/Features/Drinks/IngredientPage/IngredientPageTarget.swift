import Domain

enum IngredientPageTarget: Hashable {
    /// The parent, a child or a part of the ingredient.
    case ingredient(Identifier<Ingredient>)
    case drink(Identifier<Drink>)
    case base(BaseSpirit)
    /// Everything that uses it, in the list of all drinks.
    case allDrinks
}
