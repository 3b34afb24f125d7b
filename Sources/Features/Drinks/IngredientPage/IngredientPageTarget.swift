import Domain

/// What can be opened on an ingredient's page.
enum IngredientPageTarget: Hashable {
    /// What it is a kind of, a kind of it, or a part of it.
    case ingredient(Identifier<Ingredient>)
    /// A drink that uses it.
    case drink(Identifier<Drink>)
    /// The family it belongs to.
    case base(BaseSpirit)
    /// Everything that uses it, in the list of all drinks.
    case allDrinks
}
