import Domain
import FeatureKit

/// A row of what wants to be used up: a bottle, and below it the drinks that take from it.
enum UseUpRow: Equatable, Sendable {
    /// A bottle with its age and what is left of its life.
    case bottle(Identifier<Ingredient>, name: String, age: String)
    /// A drink that can be made now and takes from it.
    case drink(DrinkRow)
    /// No drink that can be made takes from it.
    case nothing(String)

    /// What a search looks through.
    var texts: [String] {
        switch self {
        case .bottle(_, let name, _): [name]
        case .drink(let drink): [drink.name, drink.otherName]
        case .nothing: []
        }
    }
}
