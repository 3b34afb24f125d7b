internal import Domain
internal import FeatureKit

/// What the list of own recipes shows.
struct OwnDrinksState: Equatable, FoundListState {
    var phase: Phase = .idle
    /// Drafts first, then the recipes, the one changed last first.
    var rows: [Row] = []
    /// How many recipes there are, `3 recipes`.
    var count = ""
    /// The positions that the search found, ascending.
    var matches: [Int] = []

    enum Row: Equatable {
        /// Something typed and not saved: its subject, its title, how old it is.
        case draft(subject: String, title: String, age: String)
        /// A recipe, and what it is a variant of.
        case drink(DrinkRow, origin: String)

        var name: String {
            switch self {
            case .draft(_, let title, _): title
            case .drink(let drink, _): "\(drink.name) \(drink.otherName)"
            }
        }
    }
}
