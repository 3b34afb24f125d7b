internal import Domain

/// What the flow through own recipes, collections and make mode shows on its stack.
enum RecipesFlowPage {
    /// The member's own drinks.
    case ownDrinks(OwnDrinksActions)
    /// The member's own ingredients.
    case ownIngredients(OwnIngredientsActions)
    /// The form of a recipe.
    case editor(RecipeSubject, RecipeEditorActions)
    /// The member's collections.
    case collections(CollectionsActions)
    /// One collection.
    case collection(Identifier<DrinkCollection>, CollectionActions)
    /// A drink, step by step.
    case makeMode(Identifier<Drink>, servings: Int, MakeModeActions)
}
