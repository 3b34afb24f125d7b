internal import Domain

/// What the flow through drinks shows on its stack.
enum DrinksFlowPage {
    /// What is put forward.
    case advice(DrinkListActions)
    /// A list of drinks.
    case list(DrinkSection, DrinkListActions)
    /// Drinks to tick as tried, one after the other.
    case triedPicker
    /// One drink.
    case drink(Identifier<Drink>, DrinkDetailActions)
    /// One ingredient.
    case ingredient(Identifier<Ingredient>, IngredientPageActions)
    /// A family of spirits.
    case base(BaseSpirit, BasePageActions)
    /// Two drinks beside each other.
    case comparison(Identifier<Drink>, Identifier<Drink>, CompareActions)
}
