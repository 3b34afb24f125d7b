internal import Domain
internal import FeatureKit

/// What the list of bottles to be used up shows: each bottle, and below it the drinks that take from it.
struct UseUpState: Equatable, FoundListState {
    var phase: Phase = .idle
    var rows: [Row] = []
    /// How many bottles there are.
    var bottles = 0
    /// The positions that the search found, ascending.
    var matches: [Int] = []

    enum Row: Equatable {
        /// A bottle with its age and what is left of its life.
        case bottle(Identifier<Ingredient>, name: String, age: String)
        /// A drink that can be made now and takes from it.
        case drink(DrinkRow)
        /// No drink that can be made takes from it.
        case nothing(String)

        /// What a search looks through.
        var text: String {
            switch self {
            case .bottle(_, let name, _): name
            case .drink(let drink): "\(drink.name) \(drink.otherName)"
            case .nothing: ""
            }
        }
    }
}
