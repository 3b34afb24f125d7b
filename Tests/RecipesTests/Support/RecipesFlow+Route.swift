import FeatureKit

@testable import Recipes

extension RecipesFlowPage {
    /// The route its screen has.
    var route: String {
        switch self {
        case .ownDrinks: "drinks/own"
        case .ownIngredients: "drinks/own-ingredients"
        case .editor(let subject, _): subject.route
        case .collections: "drinks/collections"
        case .collection(let id, _): "collection:\(id)"
        case .makeMode(let id, _, _): "make:\(id)"
        }
    }
}

extension RecipesFlowModal {
    /// The route its modal has.
    var route: String {
        switch self {
        case .line: "edit/line"
        case .ingredientPicker: "edit/ingredients"
        case .ingredient: "edit/ingredient"
        case .collectionPicker: "collection/pick"
        case .name(let prompt): prompt.route
        case .choice: "edit/choice"
        case .ticks(let choice): choice.route
        case .question: "question"
        case .made(let id, _): "made:\(id)"
        }
    }
}
