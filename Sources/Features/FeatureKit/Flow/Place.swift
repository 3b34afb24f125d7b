package import Domain

/// What one feature may open of another: an entity, or a form about one. The composition root knows whose it is.
package enum Place: Hashable, Sendable {
    /// A drink's page.
    case drink(Identifier<Drink>)
    /// An ingredient's page, a kind's or a brand's.
    case ingredient(Identifier<Ingredient>)
    /// The form in which a drink is noted as made.
    case madeForm(Identifier<Drink>)
    case madeLog
    /// The commonest bottles, to tick those that are there.
    case quickSetup
    /// The form of an own recipe, or of a variant of any other.
    case recipeForm(Identifier<Drink>)
    /// The form of an ingredient the member added.
    case ingredientForm(Identifier<Ingredient>)
    /// The recipes the member wrote.
    case ownRecipes
    /// The form of a new recipe.
    case newRecipe
    /// The member's collections.
    case collections
    case collectionChoice(Identifier<Drink>)
    /// A drink step by step, for so many servings.
    case makeMode(Identifier<Drink>, servings: Int)
    /// A work's page.
    case work(Identifier<Work>)
    /// The form in which a work is noted as watched.
    case watchedForm(WorkReference)
    /// A character's page.
    case character(Identifier<WorkCharacter>)
    /// A review's page.
    case review(Identifier<Review>)
    /// The form of a review about a character.
    case reviewForm(Identifier<WorkCharacter>)
    /// The works the member added.
    case ownWorks
    /// The characters the member asked for.
    case requests
    /// What the member hid.
    case hidden
    /// The form in which a character is dug.
    case dig(Identifier<WorkCharacter>)
    /// What everybody says of a character.
    case result(Identifier<WorkCharacter>)
    /// Somebody to dig.
    case digHome
    case search(String)
    /// A member's momentum.
    case member(Identifier<Profile>)
    /// Nickname, type and introduction.
    case account
    /// The choice of one's own type.
    case ownType
    /// Import, export, backup and restore.
    case data
}
