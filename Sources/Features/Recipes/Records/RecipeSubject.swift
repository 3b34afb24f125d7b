import Domain

/// What the form of a recipe is about.
enum RecipeSubject: Hashable, Sendable {
    /// A new recipe.
    case new
    /// An own recipe, or a variant of any other: who owns it tells.
    case drink(Identifier<Drink>)

    /// What a draft is about.
    init(draftKey: String) {
        self = draftKey.isEmpty ? .new : .drink(Identifier(draftKey))
    }

    /// Where its form is.
    var destination: RecipesDestination {
        switch self {
        case .new: .new
        case .drink(let id): .edit(id)
        }
    }

    /// What its draft is kept under.
    var draftKey: String {
        switch self {
        case .new: ""
        case .drink(let id): id.rawValue
        }
    }
}
