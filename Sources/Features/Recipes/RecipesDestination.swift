public import Domain
public import FeatureKit

/// Where a flow through own recipes, collections and make mode may begin.
public enum RecipesDestination: Destination {
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

    /// Reads `drinks/own`, `drinks/collections`, `edit:ID`, `make:ID` and their like.
    public init?(route: String) {
        if let named = Self.named(route) {
            self = named
        } else if let text = RouteText(route), let found = Self.place(text) {
            self = found
        } else {
            return nil
        }
    }

    /// The route that opens it; what is shown above a place is opened from there alone.
    public var route: String {
        switch self {
        case .own: "drinks/own"
        case .ownIngredients: Self.ownIngredientsRoute
        case .new: "edit:new"
        case .edit(let id): "edit:\(id)"
        case .ingredient: Self.ownIngredientsRoute
        case .collections: "drinks/collections"
        case .collection(let id): "collection:\(id)"
        case .collect(let id): "drink:\(id)"
        case .make(let id, _): "make:\(id)"
        }
    }

    /// The lists, and the form for a new recipe.
    public static let named: [Self] = [.own, .ownIngredients, .collections, .new]
    /// A collection, a recipe's form, a drink step by step.
    public static let kinds = ["collection", "edit", "make"]

    private static func place(_ text: RouteText) -> Self? {
        switch text.kind {
        case "collection": text.id().map { .collection($0) }
        case "edit": text.id().map { .edit($0) }
        case "make": text.id().map { .make($0, servings: 1) }
        default: nil
        }
    }
}

extension RecipesDestination {
    /// The route of the list of own ingredients.
    static let ownIngredientsRoute = "drinks/own-ingredients"
}
