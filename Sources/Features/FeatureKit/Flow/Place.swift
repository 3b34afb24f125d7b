package import Domain

/// A place one feature can open in another: an entity, or a form about one. The composition root maps it to its owner.
package enum Place: Hashable, Sendable {
    case drink(Identifier<Drink>)
    /// The page of a kind or a brand.
    case ingredient(Identifier<Ingredient>)
    case madeForm(Identifier<Drink>)
    case madeLog
    case bar
    /// The most common bottles, to tick those in the home bar.
    case quickSetup
    /// Edits an own recipe; copies any other as a variant.
    case recipeForm(Identifier<Drink>)
    case ingredientForm(Identifier<Ingredient>)
    case newIngredient(String)
    /// A list of drinks; nil for the recommendations.
    case drinks(DrinkSection?)
    case ownRecipes
    case newRecipe
    case collections
    case collectionChoice(Identifier<Drink>)
    case makeMode(Identifier<Drink>, servings: Int)
    case work(Identifier<Work>)
    case watchedForm(WorkReference)
    case character(Identifier<WorkCharacter>)
    case review(Identifier<Review>)
    case reviewForm(Identifier<WorkCharacter>)
    case ownWorks
    case requests
    case hidden
    case dig(Identifier<WorkCharacter>)
    /// The cast of a work, to dig one after the other.
    case run(Identifier<Work>)
    /// The votes of all members on a character.
    case result(Identifier<WorkCharacter>)
    case newWork(String)
    case digHome
    case search(String)
    case member(Identifier<Profile>)
    /// A month of the member; nil for the current one.
    case month(LocalMonth?)
    case city(Identifier<City>)
    /// Nickname, type and introduction.
    case account
    case ownType
    /// Import, export, backup and restore.
    case data
}
