package import Domain
import FeatureKit

package enum RecipesDestination: Destination {
    case own
    case ownIngredients
    case new
    /// Edits own recipes; copies any other as a variant.
    case edit(Identifier<Drink>)
    case ingredient(Identifier<Ingredient>)
    /// The form of a new ingredient, above the present screen.
    case newIngredient(name: String)
    case collections
    case collection(Identifier<DrinkCollection>)
    /// A modal above the present screen.
    case collect(Identifier<Drink>)
    case make(Identifier<Drink>, servings: Int)

    package init?(route: String) {
        guard let place = Self.named(route, or: Self.place) else { return nil }
        self = place
    }

    private static func place(_ text: RouteText) -> Self? {
        switch text.kind {
        case "edit": text.id().map { .edit($0) }
        case "collection": text.id().map { .collection($0) }
        case "make": text.id().map { .make($0, servings: 1) }
        default: nil
        }
    }

    /// A modal above a page has the page's route.
    package var route: String {
        switch self {
        case .own: "drinks/own"
        case .ownIngredients: "drinks/own-ingredients"
        case .new: "edit:new"
        case .edit(let id): "edit:\(id)"
        case .ingredient(let id): "ingredient:\(id)"
        case .newIngredient: "drinks/own-ingredients"
        case .collections: "drinks/collections"
        case .collection(let id): "collection:\(id)"
        case .collect(let id): "drink:\(id)"
        case .make(let id, _): "make:\(id)"
        }
    }

    package static let named: [Self] = [.own, .ownIngredients, .collections, .new]
    package static let kinds = ["collection", "edit", "make"]
}
