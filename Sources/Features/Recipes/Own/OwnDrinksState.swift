import Domain
import FeatureKit

/// What the list of own recipes shows.
struct OwnDrinksState: ListScreenState {
    /// Drafts first, then the recipes, the one changed last first.
    var list = ListState<OwnDrinksRow>()
    /// How many recipes there are, `3 recipes`.
    var count = ""

    var phase: Phase { list.phase }
    var rowCount: Int { list.rowCount }
    var matches: [Int] { list.matches }

    func row(at index: Int) -> OwnDrinksRow? { list.row(at: index) }
}

/// A row of the list of own recipes.
enum OwnDrinksRow: Equatable, Sendable {
    /// Something typed and not saved, its title, how old it is.
    case draft(RecipeSubject, title: String, age: String)
    /// A recipe, and what it is a variant of.
    case drink(DrinkRow, origin: String)

    /// What its form is about.
    var subject: RecipeSubject {
        switch self {
        case .draft(let subject, _, _): subject
        case .drink(let drink, _): .drink(drink.id)
        }
    }

    /// What a search looks through.
    var texts: [String] {
        switch self {
        case .draft(_, let title, _): [title]
        case .drink(let drink, _): [drink.name, drink.otherName]
        }
    }
}
