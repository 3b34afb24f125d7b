package import Domain
import FeatureKit

/// Where a flow through own recipes, collections and make mode may begin.
package enum RecipesDestination: Destination {
    /// The list of own recipes.
    case own
    /// The list of own ingredients.
    case ownIngredients
    /// The form for a new recipe.
    case new
    /// The form for an own recipe, or for a variant of any other.
    case edit(Identifier<Drink>)
    /// The form of an own ingredient, in a modal above what is there.
    case ingredient(Identifier<Ingredient>)
    /// The list of collections.
    case collections
    case collection(Identifier<DrinkCollection>)
    /// The choice of collections for a drink, in a modal above what is there.
    case collect(Identifier<Drink>)
    /// A drink, step by step, for so many servings.
    case make(Identifier<Drink>, servings: Int)

    /// Reads `drinks/own`, `drinks/own-ingredients`, `drinks/collections`, `edit:new` and every kind of `kinds`.
    package init?(route: String) {
        if let named = Self.named(route) {
            self = named
        } else if let text = RouteText(route), let place = Self.place(text) {
            self = place
        } else {
            return nil
        }
    }

    private static func place(_ text: RouteText) -> Self? {
        switch text.kind {
        case "edit": text.id().map { .edit($0) }
        case "collection": text.id().map { .collection($0) }
        case "make": text.id().map { .make($0, servings: 1) }
        default: nil
        }
    }

    /// The route that opens it; a modal above a page opens the page.
    package var route: String {
        switch self {
        case .own: "drinks/own"
        case .ownIngredients: "drinks/own-ingredients"
        case .new: "edit:new"
        case .edit(let id): "edit:\(id)"
        case .ingredient(let id): "ingredient:\(id)"
        case .collections: "drinks/collections"
        case .collection(let id): "collection:\(id)"
        case .collect(let id): "drink:\(id)"
        case .make(let id, _): "make:\(id)"
        }
    }

    /// The lists, and the form for a new recipe.
    package static let named: [Self] = [.own, .ownIngredients, .collections, .new]
    /// Forms, collections and make mode.
    package static let kinds = ["collection", "edit", "make"]
}
