import Domain
import FeatureKit

enum UseUpRow: Equatable, Sendable {
    case bottle(Identifier<Ingredient>, name: String, age: String)
    case drink(DrinkRow)
    /// The remark that no makeable drink uses the bottle.
    case nothing(String)

    var texts: [String] {
        switch self {
        case .bottle(_, let name, _): [name]
        case .drink(let drink): [drink.name, drink.otherName]
        case .nothing: []
        }
    }
}
