internal import Domain
internal import FeatureKit

/// What the flow through own recipes, collections and make mode shows above its screens.
enum RecipesFlowModal {
    /// One line of a recipe.
    case line(RecipeDraftLine, isNew: Bool, isSubstitute: Bool, RecipeLineActions)
    /// All ingredients, to choose one.
    case ingredientPicker(IngredientPickerActions)
    /// The form of an own ingredient.
    case ingredient(IngredientSubject, IngredientFormActions)
    /// The member's collections, to put a drink into some.
    case collectionPicker(Identifier<Drink>, CollectionPickerActions)
    /// A question for a name.
    case name(NamePrompt)
    /// A list, to choose one of it.
    case choice(title: String, [FormOption], onDone: @MainActor (String) -> Void)
    /// A list, to choose any of it.
    case ticks(TickChoice)
    /// A question that is answered by yes or no.
    case question(RecipeQuestion)
    /// The form of a drink that was made.
    case made(Identifier<Drink>, servings: Int)
}
