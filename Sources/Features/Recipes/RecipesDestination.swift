public import Domain

/// Where a flow through own recipes, collections and make mode may begin.
public enum RecipesDestination: Hashable, Sendable {
    /// The list of own recipes.
    case own
    /// The list of own ingredients.
    case ownIngredients
    /// The form for a new recipe.
    case new
    /// The form for an own recipe, or for a variant of any other.
    case edit(Identifier<Drink>)
    /// The form of an own ingredient, in a box above what is there.
    case ingredient(Identifier<Ingredient>)
    /// The list of collections.
    case collections
    /// A collection.
    case collection(Identifier<DrinkCollection>)
    /// The choice of collections for a drink, in a box above what is there.
    case collect(Identifier<Drink>)
    /// A drink, step by step, for so many servings.
    case make(Identifier<Drink>, servings: Int)
}

extension RecipesDestination {
    /// The route of the list of own ingredients.
    static let ownIngredientsRoute = "drinks/own-ingredients"
}
