import Domain
import FeatureKit

struct OwnDrinksState: ListHolder {
    typealias Row = OwnDrinksRow

    /// Drafts first, then recipes, last changed first.
    var list = ListState<OwnDrinksRow>()
    /// The number of recipes, `3 recipes`.
    var count = ""
}

enum OwnDrinksRow: Equatable, Sendable {
    /// Unsaved text with its title and age.
    case draft(RecipeSubject, title: String, age: String)
    /// A recipe, and what it is a variant of.
    case drink(DrinkRow, origin: String)

    var subject: RecipeSubject {
        switch self {
        case .draft(let subject, _, _): subject
        case .drink(let drink, _): .drink(drink.id)
        }
    }

    var texts: [String] {
        switch self {
        case .draft(_, let title, _): [title]
        case .drink(let drink, _): [drink.name, drink.otherName]
        }
    }
}
