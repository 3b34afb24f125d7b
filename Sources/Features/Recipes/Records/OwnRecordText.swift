import Domain
import FeatureKit

enum OwnRecordText {
    static func describe(_ error: any Error, of name: String? = nil, _ strings: Strings) -> String {
        guard let problem = error as? OwnRecordProblem else { return ErrorText.describe(error, strings) }
        switch problem {
        case .noName: return strings["recipe.no-name"]
        case .noLines: return strings["recipe.no-lines"]
        case .notTaken(let name): return strings("recipe.not-taken", name)
        case .unknownIngredient(let id): return strings("recipe.unknown-ingredient", id)
        case .unknownGlass(let id): return strings("recipe.unknown-glass", id)
        case .cycle(let id): return strings("recipe.cycle", id)
        case .belowBrand(let id): return strings("recipe.below-brand", id)
        case .ofAnother(let id): return strings("recipe.of-another", id)
        case .ofCatalogue(let id): return strings("recipe.of-catalogue", id)
        case .inUse(let id, 0): return strings("recipe.in-use-below", name ?? id)
        case .inUse(let id, let drinks): return strings.counted("recipe.in-use", drinks, name ?? id)
        case .sameIngredient(let id): return strings("recipe.same-ingredient", name ?? id)
        case .unknown(let id): return strings("error.not-found", id)
        }
    }
}
